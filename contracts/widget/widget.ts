import type { Cart } from '../cart/cart.ts'
import type { OfferReference } from './offer.ts'

/** The options of the widget at its start. Called again when the language changes. `cartHref`: where the page with the cart is. */
export type WidgetStart = { resort: string; lang: string; cartHref?: string }

/** The object that `{sales}/widget.js` puts on `window` as `salesWidget`. */
export type SalesWidget = {
  init: (start: WidgetStart) => void
  /** Identifier of this browser's cart; null before anything was put in it. Kept in the page's own storage, sent in bodies, never a cookie. */
  readonly cartId: string | null
  /** The cart in the contract's shape. Rejects when the provider cannot be reached. */
  getCart: () => Promise<Cart>
  /** Opens the offer selector of a kind, or of one product. */
  open: (what: OfferReference) => void
  /** Draws cart and checkout into the element, once however often it is asked. Returns how to take it away. */
  mount: (element: HTMLElement) => () => void
}

declare global {
  interface Window {
    salesWidget?: SalesWidget
  }
}

/** Attributes that a page gives its elements, so that the widget finds them. */
export const widgetAttributes = {
  /** On a button or card: JSON-free, `KIND` or `KIND:product`. A click opens the selector. */
  offer: 'data-sales-offer',
  /**
   * Where cart and checkout are drawn, also when the place comes later; a hidden one is left to the page, which will
   * call `mount`. `data-terms` beside it says where the terms of sale can be read.
   */
  cart: 'data-sales-cart',
  /** Set by the widget on the cart's place while that shows an order: what the page says of carts does not belong beside it. */
  order: 'data-sales-order',
  /** Inside an offer: where the widget writes the live price from. */
  price: 'data-sales-price',
  /** On a price: the stay for which it is wanted, as its first and last day: `2027-02-13/2027-02-20`. */
  stay: 'data-sales-stay',
  /** Beside it the ages of the party, as `ages` of the list of offers has them. */
  ages: 'data-sales-ages',
  /**
   * Set by the widget on a price that it has written: until then the page's own words stand there. Empty for the lowest of the
   * season, `stay` for one of the stay, `none` where the words say that nothing can be had in the stay.
   */
  priced: 'data-sales-priced',
} as const

/** Path of the loader script on the provider's origin. */
export const widgetScriptPath = '/widget.js'
/** Path of the cart call on the provider's origin. */
export const cartPath = '/api/cart'
/** Key of the page's session storage for the cart identifier. */
export const cartIdKey = 'sales_cart'
/** In the query of the page that a payment returns to: what was paid accepts a quotation, and may be nothing (CART-7). */
export const quotationParameter = 'quotation'
