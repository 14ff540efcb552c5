import { useEffect } from 'react'
import { safeSessionStorage } from 'base/browser-storage'
import { needsWidget, startWidget } from './widget.ts'
import type { WidgetOptions } from './widget.ts'

/**
 * Starts the sales widget on pages that have a use for it, once `ready` has resolved. Where it does not arrive the page works on
 * (CART-9): the cart icon and the cart page say so, an offer's button stays the link that it is.
 */
export function useWidget(
  { provider, resort, lang, cartHref }: WidgetOptions,
  pathname: string,
  ready: () => Promise<unknown>,
): void {
  useEffect(() => {
    if (!needsWidget(document, safeSessionStorage)) return
    ready()
      .then(() => startWidget({ provider, resort, lang, cartHref }))
      .catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may have a use for it
  }, [provider, resort, lang, cartHref, pathname, ready])
}
