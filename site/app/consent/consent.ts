import type { Features } from 'content/api/features'
import { writeStored, readStored } from 'base/browser-storage'
import type { KeyValueStorage } from 'base/browser-storage'

/** Local-storage keys of the boolean (CONSENT-1), and of the record of the choice. */
export const consentKey = 'cookie_consent'
export const consentRecordKey = 'cookie_consent_given'
/** A choice is asked for again after 6 months (CONSENT-5), and when the text about the purposes changes. */
export const consentLifetime = 182 * 24 * 60 * 60 * 1000
export const consentVersion = 1

export type Consent = 'unset' | 'accepted' | 'refused'
/** The content of the banner: a question, a notice that cookies are no longer used, or nothing. */
export type Banner = 'ask' | 'notice' | 'none'
/** The purposes that need consent: the configured features. */
export type Purpose = 'consent' | 'analytics' | 'heatmap'
/** When a choice was made (milliseconds since 1970), for which version of the text, and for which purposes. */
type ConsentRecord = { at: number; version: number; purposes: string[] }

/** The purposes of this site that need consent. */
export function purposesOf(features: Features): Purpose[] {
  return (['consent', 'analytics', 'heatmap'] as const).filter((one) => features[one])
}

/** The visitor's choice for all of these purposes. A choice that is too old, or was made before one of them was added, is none. */
export function readConsent(
  shelf: Pick<KeyValueStorage, 'getItem'>,
  purposes: readonly Purpose[],
  now: number,
): Consent {
  const given = readStored(shelf, consentRecordKey, isConsentRecord)
  const age = given ? now - given.at : Infinity
  if (age < 0 || age >= consentLifetime || given?.version !== consentVersion) return 'unset'
  if (!purposes.every((one) => given.purposes.includes(one))) return 'unset'
  const value = shelf.getItem(consentKey)
  if (value === 'true') return 'accepted'
  return value === 'false' ? 'refused' : 'unset'
}

export function writeConsent(
  shelf: KeyValueStorage,
  accepted: boolean,
  purposes: readonly Purpose[],
  now: number,
): void {
  writeStored(shelf, consentRecordKey, { at: now, version: consentVersion, purposes })
  writeStored(shelf, consentKey, accepted)
}

/** Removes the choice, so that the banner returns (CONSENT-2). */
export function clearConsent(shelf: KeyValueStorage): void {
  shelf.removeItem(consentKey)
  shelf.removeItem(consentRecordKey)
}

/** The banner for a visitor who made this choice. */
export function bannerFor(consent: Consent, purposes: readonly Purpose[]): Banner {
  if (consent !== 'unset') return 'none'
  return purposes.length > 0 ? 'ask' : 'notice'
}

function isConsentRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false
  const { at, version, purposes } = value as Partial<ConsentRecord>
  return typeof at === 'number' && typeof version === 'number' && Array.isArray(purposes)
}
