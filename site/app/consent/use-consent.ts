import { useSyncExternalStore } from 'react'
import { clearConsent, readConsent, writeConsent } from './consent.ts'
import type { Consent } from './consent.ts'

const changedEvent = 'site:consent-changed'

/** The visitor's choice; null in the server's markup, which does not know it. Other tabs are heard too. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

export function giveConsent(accepted: boolean): void {
  withStorage((shelf) => writeConsent(shelf, accepted, Date.now()))
}

export function forgetConsent(): void {
  withStorage(clearConsent)
}

function withStorage(write: (shelf: Storage) => void): void {
  try {
    write(localStorage)
  } catch {
    // storage may be forbidden: then the choice holds for no page, and nothing that needs consent loads
  }
  window.dispatchEvent(new Event(changedEvent))
}

function read(): Consent {
  try {
    return readConsent(localStorage, Date.now())
  } catch {
    return 'unset'
  }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  window.addEventListener(changedEvent, changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener(changedEvent, changed)
  }
}
