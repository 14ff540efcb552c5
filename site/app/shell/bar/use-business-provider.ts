import { useSyncExternalStore } from 'react'
import { businessProvider } from '../../stay/affiliation.ts'
import { safeLocalStorage, onStorageChange } from 'base/browser-storage'

/** The stored business provider; undefined in the server's markup, which is the same for everybody. */
export function useBusinessProvider(): string | undefined {
  return useSyncExternalStore(
    onStorageChange,
    () => businessProvider(safeLocalStorage, new Date()),
    () => undefined,
  )
}
