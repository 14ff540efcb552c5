import type { Features } from 'content/api/features'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { safeLocalStorage, onStorageChange } from 'base/browser-storage'
import { bannerFor, clearConsent, purposesOf, readConsent, writeConsent } from './consent.ts'
import type { Banner, Consent } from './consent.ts'

/** The current choice of this visitor. */
export function currentConsent(features: Features): Consent {
  return readConsent(safeLocalStorage, purposesOf(features), Date.now())
}

export function giveConsent(accepted: boolean, features: Features): void {
  writeConsent(safeLocalStorage, accepted, purposesOf(features), Date.now())
}

export function resetConsent(): void {
  clearConsent(safeLocalStorage)
}

/** `returned`: the visitor has opened it again. */
export type BannerState = { banner: Banner; returned: boolean; acknowledge: () => void }

/**
 * The current content of the banner; choices in other tabs count too.
 * A notice stays until it is acknowledged, although consent sets itself to accepted the moment it is shown (CONSENT-3).
 */
export function useBanner(features: Features): BannerState {
  const consent = useSyncExternalStore(
    onStorageChange,
    () => currentConsent(features),
    () => null,
  )
  const [noticed, setNoticed] = useState(false)
  const [chosen, setChosen] = useState(false)
  const asked = consent === null ? 'none' : bannerFor(consent, purposesOf(features))
  if (asked === 'notice' && !noticed) setNoticed(true)
  if (consent !== null && consent !== 'unset' && !chosen) setChosen(true)
  useEffect(() => {
    if (asked === 'notice') giveConsent(true, features)
  }, [asked, features])
  return { banner: noticed ? 'notice' : asked, returned: chosen && !noticed, acknowledge: () => setNoticed(false) }
}
