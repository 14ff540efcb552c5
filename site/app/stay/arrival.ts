import { dayAt } from 'base/day'
import { isStay, stayKey } from 'contracts/widget/stay'
import { storageKeys } from '../constants.ts'
import { keep, readKept } from '../stored.ts'
import type { Shelf } from '../stored.ts'
import { asId, asType, businessProvider, referralType } from './affiliation.ts'
import { forgetStay, keepStay } from './kept-stay.ts'

export type Arrival = {
  query: URLSearchParams
  /** The visitor followed a link of the site itself, and has not been sent by anybody again. */
  ownLink: boolean
  now: Date
  timeZone: string
}
type Shelves = { local: Shelf; session: Shelf }

const day = 24 * 60 * 60 * 1000
/** Affiliates usually get their share for 30 days, a payment link is of use for two weeks at most. */
const life = { provider: 30 * day, referral: 14 * day }

/** Keeps what an address says of who sent its visitor and when they come (STAY-1, 2), and forgets what no longer counts. */
export function arrive({ local, session }: Shelves, arrival: Arrival): void {
  keepProvider(local, arrival)
  keepReferral(local, arrival)
  keepQueriedStay(session, arrival)
  keepCategory(session, arrival)
  forgetWhatDoesNotCount({ local, session }, arrival)
}

function keepProvider(local: Shelf, { query, now, ownLink }: Arrival): void {
  const asked = query.get('hoteId')
  if (asked === '-1') return local.removeItem(storageKeys.businessProvider)
  const id = asId(asked)
  const exp = endOf(query, now, life.provider)
  if (id === undefined || exp === undefined) return
  if (ownLink && businessProvider(local, now) === id) return
  keep(local, storageKeys.businessProvider, { id: Number(id), exp })
}

function keepReferral(local: Shelf, { query, now }: Arrival): void {
  const asked = query.get('gescoReferral')
  if (asked === '-1') return local.removeItem(storageKeys.gescoReferral)
  const type = asType(asked)
  const exp = endOf(query, now, life.referral)
  if (type !== undefined && exp !== undefined) keep(local, storageKeys.gescoReferral, { type, exp })
}

/** Until when it counts, in milliseconds since 1970: a link may say less than usual. Undefined when it has expired itself. */
function endOf(query: URLSearchParams, now: Date, usual: number): number | undefined {
  const latest = now.getTime() + usual
  const asked = query.get('exp') ?? ''
  if (!/^\d{1,15}$/.test(asked)) return latest
  return Number(asked) > now.getTime() ? Math.min(Number(asked), latest) : undefined
}

function keepQueriedStay(session: Shelf, { query, now, timeZone }: Arrival): void {
  const stay = { from: query.get('from'), to: query.get('to') }
  if (isStay(stay) && stay.to >= dayAt(now, timeZone)) keepStay(session, stay, false)
}

function keepCategory(session: Shelf, { query }: Arrival): void {
  const code = query.get('categoryCode')
  if (isCategoryCode(code)) keep(session, categoryCodeKey, code)
}

/** Key of the tab's storage for the category that a visitor came for (STAY-2). */
export const categoryCodeKey = 'categoryCode'

function isCategoryCode(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
}

function forgetWhatDoesNotCount({ local, session }: Shelves, { now }: Arrival): void {
  if (businessProvider(local, now) === undefined) forget(local, storageKeys.businessProvider)
  if (referralType(local, now) === undefined) forget(local, storageKeys.gescoReferral)
  if (readKept(session, categoryCodeKey, isCategoryCode) === undefined) forget(session, categoryCodeKey)
  if (session.getItem(stayKey) !== null && !readKept(session, stayKey, isStay)) forgetStay(session)
}

/** Only what is there: taking away is told to whoever shows it. */
function forget(shelf: Shelf, key: string): void {
  if (shelf.getItem(key) !== null) shelf.removeItem(key)
}
