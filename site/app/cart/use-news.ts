import { useEffect, useRef, useState } from 'react'
import type { Say } from '../wording/wording.tsx'
import type { CartState } from './cart-state.ts'

/**
 * What to tell those who do not see the pill: that the cart has changed since they came. What it was at first, that it is being
 * loaded, and a change that leaves the words as they were are not told.
 */
export function useNews(cart: CartState, say: Say): string {
  const [news, setNews] = useState('')
  const known = useRef<string>(undefined)
  const words = wordsFor(cart, say)
  useEffect(() => {
    if (words === undefined) return
    if (known.current !== undefined && known.current !== words) setNews(words)
    known.current = words
  }, [words])
  return news
}

function wordsFor(cart: CartState, say: Say): string | undefined {
  switch (cart.state) {
    case 'loading':
      return undefined
    case 'empty':
      return say('cart.empty')
    case 'failed':
      return say('cart.failed')
    case 'filled':
      return `${say('cart.title')}, ${say('cart.products', { count: cart.products })}`
  }
}
