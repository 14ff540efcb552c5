import { useState } from 'react'
import type { CartLine } from '../../api/cart.ts'
import type { NewLines } from '../api-client/endpoints.ts'
import { useWidget } from '../context/widget-context.ts'

/** Puts lines into the cart. `refused` is the sentence of a refusal, until the next try. */
export function useAddToCart(onAdded: (lines: CartLine[]) => void, onRefused: (code: string) => void) {
  const { store, t } = useWidget()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const add = async (additions: NewLines[]): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    const added = await store.add(additions)
    setBusy(false)
    if (added.ok) return onAdded(added.value)
    const { code, message } = added.failure
    setRefused(message || t('add.failed'))
    onRefused(code)
  }
  return { busy, refused, add, forgive: () => setRefused(undefined) }
}
