import { useEffect } from 'react'
import { safeLocalStorage, safeSessionStorage } from 'base/browser-storage'
import { useTranslate } from '../wording/wording.tsx'
import { openOffersBeforeWidget } from './early-offer.ts'
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
  const t = useTranslate()
  useEffect(() => {
    const start = () => startWidget({ provider, resort, lang, cartHref })
    const left = new AbortController()
    const stopClicks = openOffersBeforeWidget(document, start, () => t('offer.opening'), left.signal)
    const stopWaiting = whenNeeded(
      () =>
        void ready()
          .then(() => (left.signal.aborted ? undefined : start()))
          .then(stopClicks)
          .catch(() => undefined),
    )
    return () => {
      left.abort()
      stopWaiting()
      stopClicks()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page may have a use for it
  }, [provider, resort, lang, cartHref, pathname, ready, t])
}

/** Calls `start` once the page has a use for the widget: blocks with an offer may come after the page. Returns how to stop waiting. */
function whenNeeded(start: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isNeeded()) return
    observer.disconnect()
    start()
  })
  if (isNeeded()) start()
  else observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function isNeeded(): boolean {
  return needsWidget(document, safeSessionStorage, safeLocalStorage, Date.now())
}
