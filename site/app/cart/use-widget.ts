import { hearWidget } from 'contracts/events'
import { useEffect } from 'react'
import { countAttempt } from './purchase-attempts.ts'
import { needsWidget, startWidget } from './widget.ts'
import type { Place } from './widget.ts'

/**
 * Starts the sales widget on pages that have a use for it, late and only then. Where it does not arrive the page works on
 * (CART-9): the cart icon and the cart page say so, an offer's button stays the link that it is.
 */
export function useWidget({ provider, resort, lang, cartHref }: Place, pathname: string): void {
  useEffect(() => hearWidget('sales:payment', ({ cartId, code }) => countAttempt(longStorage(), cartId, code)), [])
  useEffect(() => {
    if (!needsWidget(document, storage())) return
    startWidget({ provider, resort, lang, cartHref }).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may have a use for it
  }, [provider, resort, lang, cartHref, pathname])
}

function longStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined } // storage may be forbidden
  }
}

function storage(): Pick<Storage, 'getItem'> {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null } // storage may be forbidden
  }
}
