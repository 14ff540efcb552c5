import type { Day } from 'base/day'
import { isStay, stayKey } from 'contracts/widget/stay'
import type { Stay } from 'contracts/widget/stay'
import { writeStored, readStored } from 'base/browser-storage'
import type { KeyValueStorage } from 'base/browser-storage'
import { seasonWeek } from './season.ts'

/** Keys of the tab's storage beside that of the stay itself (STAY-2). */
export const stayWeekKey = 'stayWeek'
export const forcedStayKey = 'forcedStay'

/** Stores the days of a visitor and their week. `forced`: set by a season page, not chosen by the visitor. */
export function writeStay(session: KeyValueStorage, stay: Stay, forced: boolean): void {
  writeStored(session, stayKey, stay)
  writeStored(session, stayWeekKey, seasonWeek(stay.from))
  if (forced) writeStored(session, forcedStayKey, true)
  else session.removeItem(forcedStayKey)
}

/** The days that the visitor chose; undefined when they are over, or were set by a season page. */
export function readChosenStay(session: Pick<KeyValueStorage, 'getItem'>, today: Day): Stay | undefined {
  const stay = isForced(session) ? undefined : readStored(session, stayKey, isStay)
  return stay && stay.to >= today ? stay : undefined
}

export function isForced(session: Pick<KeyValueStorage, 'getItem'>): boolean {
  return session.getItem(forcedStayKey) !== null
}

/** Removes stay, stay week and flag (STAY-4). */
export function removeStay(session: Pick<KeyValueStorage, 'removeItem'>): void {
  for (const key of [stayKey, stayWeekKey, forcedStayKey]) session.removeItem(key)
}
