import { dayAt } from 'base/day'
import { isStay, stayKey } from 'contracts/widget/stay'
import { storageKeys } from '../constants.ts'
import { readStored, removeStored, writeStored } from 'base/browser-storage'
import type { KeyValueStorage } from 'base/browser-storage'
import { toProviderId, toReferralType, businessProvider, referralType } from './affiliation.ts'
import { removeStay, writeStay } from './stored-stay.ts'

export type AddressContext = {
  query: URLSearchParams
  /** The visitor followed a link of the site itself, and has not been sent by anybody again. */
  ownLink: boolean
  now: Date
  timeZone: string
}
type Storages = { local: KeyValueStorage; session: KeyValueStorage }

const day = 24 * 60 * 60 * 1000
/** Affiliates usually get their share for 30 days, a payment link is of use for two weeks at most. */
const life = { provider: 30 * day, referral: 14 * day }

/** Stores the referral and the stay that an address carries (STAY-1, 2), and removes stored values that are invalid or expired. */
export function storeAddressParameters({ local, session }: Storages, arrival: AddressContext): void {
  storeProvider(local, arrival)
  storeReferral(local, arrival)
  storeStay(session, arrival)
  storeCategory(session, arrival)
  removeInvalid({ local, session }, arrival)
}

function storeProvider(local: KeyValueStorage, { query, now, ownLink }: AddressContext): void {
  const asked = query.get('hoteId')
  if (asked === '-1') return local.removeItem(storageKeys.businessProvider)
  const id = toProviderId(asked)
  const exp = expiryOf(query, now, life.provider)
  if (id === undefined || exp === undefined) return
  if (ownLink && businessProvider(local, now) === id) return
  writeStored(local, storageKeys.businessProvider, { id: Number(id), exp })
}

function storeReferral(local: KeyValueStorage, { query, now }: AddressContext): void {
  const asked = query.get('gescoReferral')
  if (asked === '-1') return local.removeItem(storageKeys.gescoReferral)
  const type = toReferralType(asked)
  const exp = expiryOf(query, now, life.referral)
  if (type !== undefined && exp !== undefined) writeStored(local, storageKeys.gescoReferral, { type, exp })
}

/** Until when it counts, in milliseconds since 1970: a link may say less than usual. Undefined when it has expired itself. */
function expiryOf(query: URLSearchParams, now: Date, usual: number): number | undefined {
  const latest = now.getTime() + usual
  const asked = query.get('exp') ?? ''
  if (!/^\d{1,15}$/.test(asked)) return latest
  return Number(asked) > now.getTime() ? Math.min(Number(asked), latest) : undefined
}

function storeStay(session: KeyValueStorage, { query, now, timeZone }: AddressContext): void {
  const stay = { from: query.get('from'), to: query.get('to') }
  if (isStay(stay) && stay.to >= dayAt(now, timeZone)) writeStay(session, stay, false)
}

function storeCategory(session: KeyValueStorage, { query }: AddressContext): void {
  const code = query.get('categoryCode')
  if (isCategoryCode(code)) writeStored(session, categoryCodeKey, code)
}

/** Key of the tab's storage for the category that a visitor came for (STAY-2). */
export const categoryCodeKey = 'categoryCode'

function isCategoryCode(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
}

function removeInvalid({ local, session }: Storages, { now }: AddressContext): void {
  if (businessProvider(local, now) === undefined) removeStored(local, storageKeys.businessProvider)
  if (referralType(local, now) === undefined) removeStored(local, storageKeys.gescoReferral)
  if (readStored(session, categoryCodeKey, isCategoryCode) === undefined) removeStored(session, categoryCodeKey)
  if (session.getItem(stayKey) !== null && !readStored(session, stayKey, isStay)) removeStay(session)
}
