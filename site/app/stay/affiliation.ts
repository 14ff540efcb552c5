import { isRecord } from 'base/record'
import { storageKeys } from '../constants.ts'
import { readStored } from 'base/browser-storage'
import type { KeyValueStorage } from 'base/browser-storage'

/** The business provider that referred a visitor: a hotel, an agency, a tourist office. `exp` in milliseconds since 1970; the id -1 is nobody. */
export type BusinessProvider = { id: string | number; exp: number }
/** The kind of link that a visitor followed. `exp` in milliseconds since 1970; the type -1 is none. */
export type Referral = { type: string | number; exp: number }

/** An id is a number, so that nothing of a person can be passed on in it. */
const idForm = /^\d{1,12}$/
const typeForm = /^(?!-)[\w-]{1,40}$/

/** The business provider that counts now; undefined when there is none, when it has expired, or for -1 (STAY-1). */
export function businessProvider(local: Pick<KeyValueStorage, 'getItem'>, now: Date): string | undefined {
  const kept = readStored(local, storageKeys.businessProvider, isProvider)
  return kept && kept.exp > now.getTime() ? String(kept.id) : undefined
}

/** The type of the referral that counts now; undefined when there is none, when it has expired, or for -1 (STAY-1). */
export function referralType(local: Pick<KeyValueStorage, 'getItem'>, now: Date): string | undefined {
  const kept = readStored(local, storageKeys.gescoReferral, isReferral)
  return kept && kept.exp > now.getTime() ? String(kept.type) : undefined
}

/** The properties of every event of a referred visitor, under the names of the specification (STAY-1). */
export function affiliationProps(local: Pick<KeyValueStorage, 'getItem'>, now: Date): Record<string, string> {
  const [id, type] = [businessProvider(local, now), referralType(local, now)]
  return { ...(id && { Affiliation: id }), ...(type && { 'payment-link referral': type }) }
}

/** Removes the referral, after the purchase or when nothing is left to buy (CART-6). */
export function removeAffiliation(local: Pick<KeyValueStorage, 'removeItem'>): void {
  for (const key of [storageKeys.businessProvider, storageKeys.gescoReferral]) local.removeItem(key)
}

/** An id as it is written in an address or a storage; undefined for -1 and for anything that cannot be one. */
export function toProviderId(id: unknown): string | undefined {
  return matching(id, idForm)
}

/** A referral's type as it is written in an address or a storage; undefined for -1 and for anything that cannot be one. */
export function toReferralType(type: unknown): string | undefined {
  return matching(type, typeForm)
}

function matching(value: unknown, form: RegExp): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return form.test(String(value)) ? String(value) : undefined
}

function isProvider(value: unknown): value is BusinessProvider {
  return isRecord(value) && typeof value.exp === 'number' && toProviderId(value.id) !== undefined
}

function isReferral(value: unknown): value is Referral {
  return isRecord(value) && typeof value.exp === 'number' && toReferralType(value.type) !== undefined
}
