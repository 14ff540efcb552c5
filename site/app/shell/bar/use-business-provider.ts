import { useSyncExternalStore } from 'react'
import { businessProvider } from '../../stay/affiliation.ts'
import { localShelf, onKept } from '../../stored.ts'

/** The stored business provider; undefined in the server's markup, which is the same for everybody. */
export function useBusinessProvider(): string | undefined {
  return useSyncExternalStore(
    onKept,
    () => businessProvider(localShelf, new Date()),
    () => undefined,
  )
}
