import type { Page } from '@playwright/test'

/** The sales provider that is checked, and what it was configured with. */
export type Provider = {
  /** Where it answers: `https://sales.example.org`. */
  origin: string
  /** Origin of the site that it is configured for, on another host. The suite serves pages of its own there. */
  site: string
  resort: string
  /** An offer that it sells, as a page writes it: `ESF:children-ski`. */
  offer: string
  /** How long to wait for a button, in milliseconds; 20 s by default. */
  timeoutMs?: number
  /** Operates its UI. */
  buyer?: Buyer | undefined
}

/** Operates a provider's UI: every provider renders its own, so it supplies this. */
export type Buyer = {
  /** The selector of the offer is open: chooses something, puts it into the cart, and closes the selector. */
  add: (page: Page) => Promise<void>
  /** On the page with a filled cart: takes everything out. */
  empty: (page: Page) => Promise<void>
  /** On the page with a filled cart: orders and pays; the browser is back on the site at the end. */
  pay: (page: Page, outcome: 'paid' | 'refused') => Promise<void>
}
