import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../wording/wording.tsx'
import type { CartState } from './cart-state.ts'

/**
 * The announcement for screen readers that the cart has changed since the page was opened. Not announced: the first state, loading,
 * and a change that leaves the words as they were.
 */
export function useCartAnnouncement(cart: CartState, t: Translate): string {
  const [news, setNews] = useState('')
  const known = useRef<string>(undefined)
  const words = textFor(cart, t)
  useEffect(() => {
    if (words === undefined) return
    if (known.current !== undefined && known.current !== words) setNews(words)
    known.current = words
  }, [words])
  return news
}

function textFor(cart: CartState, t: Translate): string | undefined {
  switch (cart.state) {
    case 'loading':
      return undefined
    case 'empty':
      return t('cart.empty')
    case 'failed':
      return t('cart.failed')
    case 'filled':
      return `${t('cart.title')}, ${t('cart.products', { count: cart.products })}`
  }
}
