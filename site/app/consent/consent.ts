/** Local-storage key of the boolean (CONSENT-1), and of the day it was given, in milliseconds since 1970. */
export const consentKey = 'cookie_consent'
export const consentDateKey = 'cookie_consent_date'
/** A choice is asked for again after 6 months (CONSENT-5). */
export const consentLife = 182 * 24 * 60 * 60 * 1000

export type Consent = 'unset' | 'accepted' | 'refused'
/** What the banner says: a question, that cookies are no longer used, or nothing. */
export type Banner = 'ask' | 'notice' | 'none'
export type Features = { consent: boolean; analytics: boolean; heatmap: boolean }
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the visitor chose; a choice of unknown or too great age, and anything but a boolean, is none. */
export function readConsent(shelf: Shelf, now: number): Consent {
  const value = shelf.getItem(consentKey)
  const age = now - Number(shelf.getItem(consentDateKey) ?? Number.NaN)
  if (!(age < consentLife)) return 'unset'
  if (value === 'true') return 'accepted'
  return value === 'false' ? 'refused' : 'unset'
}

export function writeConsent(shelf: Shelf, accepted: boolean, now: number): void {
  shelf.setItem(consentKey, String(accepted))
  shelf.setItem(consentDateKey, String(now))
}

/** Forgets the choice, so that the banner returns (CONSENT-2). */
export function clearConsent(shelf: Shelf): void {
  shelf.removeItem(consentKey)
  shelf.removeItem(consentDateKey)
}

/** Whether anything of the site asks for consent. Without it, the visitor has nothing to choose (CONSENT-3). */
export function asksConsent(features: Features): boolean {
  return features.consent || features.analytics || features.heatmap
}

/** What the banner says to a visitor who made this choice. */
export function bannerFor(consent: Consent, features: Features): Banner {
  if (consent !== 'unset') return 'none'
  return asksConsent(features) ? 'ask' : 'notice'
}
