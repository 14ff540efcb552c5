import { useSyncExternalStore } from 'react'
import { businessProviderKey, readBusinessProvider } from './business-provider.ts'

/** The stored business provider; null in the server's markup, which is the same for everybody. */
export function useBusinessProvider(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

function read(): string | null {
  try {
    return readBusinessProvider(localStorage.getItem(businessProviderKey), Date.now())
  } catch {
    return null // storage may be forbidden
  }
}
