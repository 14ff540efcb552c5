import { parseOfferReference } from 'contracts/widget/offer'
import type { OfferReference } from 'contracts/widget/offer'

const prefix = '#offer='

/**
 * The cart page's address, with an offer to open there. A click on an offer is followed as a link when the widget is not in the
 * page yet: so it is not lost. Behind a #, for it is no page of its own to caches and search engines.
 */
export function offerHref(cartPath: string, offer: string): string {
  return `${cartPath}${prefix}${offer}`
}

/** Whether the page's address asks for an offer. */
export function hasRequestedOffer(): boolean {
  return location.hash.startsWith(prefix)
}

/** The offer that the page's address asks for. Asked once: what has been opened is not opened again by a reload. */
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
