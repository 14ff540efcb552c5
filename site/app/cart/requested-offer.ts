import { parseOfferReference } from 'contracts/widget/offer'
import type { OfferReference } from 'contracts/widget/offer'

const prefix = '#offer='

/**
 * The cart page's address with an offer to open there: where a click on an offer leads until the page is hydrated, or when the widget
 * does not load. In the fragment, so that caches and search engines see one page.
 */
export function offerHref(cartPath: string, offer: string): string {
  return `${cartPath}${prefix}${offer}`
}

/** Whether the page's address asks for an offer. */
export function hasRequestedOffer(): boolean {
  return location.hash.startsWith(prefix)
}

/** The offer that the page's address asks for. Removed from the address, so that a reload does not open it again. */
export function takeRequestedOffer(): OfferReference | undefined {
  const { hash, pathname, search } = location
  if (!hasRequestedOffer()) return undefined
  history.replaceState(history.state, '', pathname + search)
  return parseOfferReference(decoded(hash.slice(prefix.length)))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // anybody can write an address
  }
}
