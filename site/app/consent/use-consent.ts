import { useSyncExternalStore } from 'react'
import { localShelf, onKept } from '../stored.ts'
import { clearConsent, readConsent, writeConsent } from './consent.ts'
import type { Consent } from './consent.ts'

/** The visitor's choice; null in the server's markup, which does not know it. Other tabs are heard too. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(
    onKept,
    () => readConsent(localShelf, Date.now()),
    () => null,
  )
}

export function giveConsent(accepted: boolean): void {
  writeConsent(localShelf, accepted, Date.now())
}

export function forgetConsent(): void {
  clearConsent(localShelf)
}
