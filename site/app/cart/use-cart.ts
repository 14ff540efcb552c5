import { onSalesEvent } from 'contracts/events'
import { cartIdKey } from 'contracts/widget'
import { useCallback, useEffect, useState } from 'react'
import { safeSessionStorage } from 'base/browser-storage'
import { toCartState } from './cart-state.ts'
import type { CartState } from './cart-state.ts'
import { fetchCart } from './fetch-cart.ts'
import { followOtherTabs } from './other-tabs.ts'

/** The provider's origin, and what it must know to return the cart. */
export type CartLocation = { provider: string; resort: string; lang: string }

/**
 * The session's cart: fetched when there is one, again whenever the widget or another tab says that it changed (CART-3), and on
 * `retry` (CART-9).
 */
export function useCart({ provider, resort, lang }: CartLocation): [CartState, () => void] {
  const [cart, setCart] = useState<CartState>({ state: 'loading' })
  const [asked, setAsked] = useState(0)
  const again = useCallback(() => setAsked((times) => times + 1), [])

  useEffect(() => onSalesEvent('sales:cart-changed', again), [again])
  useEffect(followOtherTabs, [])

  useEffect(() => {
    const cancelled = new AbortController()
    const { signal } = cancelled
    readCart({ provider, resort, lang }, signal).then(
      (read) => signal.aborted || setCart(read),
      () => signal.aborted || setCart({ state: 'failed' }),
    )
    return () => cancelled.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time it is asked for, it is read again
  }, [provider, resort, lang, asked])

  const retry = (): void => {
    setCart({ state: 'loading' })
    again()
  }
  return [cart, retry]
}

async function readCart({ provider, resort, lang }: CartLocation, signal: AbortSignal): Promise<CartState> {
  const cartId = safeSessionStorage.getItem(cartIdKey)
  if (cartId === null) return { state: 'empty' }
  return toCartState(await fetchCart(provider, { cartId, lang, resort }, signal))
}
