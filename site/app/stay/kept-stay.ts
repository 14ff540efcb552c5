import type { Day } from 'base/day'
import { isStay, stayKey } from 'contracts/widget/stay'
import type { Stay } from 'contracts/widget/stay'
import { keep, readKept } from '../stored.ts'
import type { Shelf } from '../stored.ts'
import { seasonWeek } from './season.ts'

/** Keys of the tab's storage beside that of the stay itself (STAY-2). */
export const stayWeekKey = 'stayWeek'
export const forcedStayKey = 'forcedStay'

/** Keeps the days of a visitor and their week. `forced`: not asked of the visitor, but given by what they look at. */
export function keepStay(session: Shelf, stay: Stay, forced: boolean): void {
  keep(session, stayKey, stay)
  keep(session, stayWeekKey, seasonWeek(stay.from))
  if (forced) keep(session, forcedStayKey, true)
  else session.removeItem(forcedStayKey)
}

/** The days that the visitor has told; undefined when they are over, or were given by what was looked at. */
export function toldStay(session: Pick<Shelf, 'getItem'>, today: Day): Stay | undefined {
  const stay = isForced(session) ? undefined : readKept(session, stayKey, isStay)
  return stay && stay.to >= today ? stay : undefined
}

export function isForced(session: Pick<Shelf, 'getItem'>): boolean {
  return session.getItem(forcedStayKey) !== null
}

/** Forgets stay, stay week and flag (STAY-4). */
export function forgetStay(session: Pick<Shelf, 'removeItem'>): void {
  for (const key of [stayKey, stayWeekKey, forcedStayKey]) session.removeItem(key)
}
