import type { WidgetStart } from 'contracts/widget'
import type { Steps } from './history/steps.ts'

/** The languages that the sales engine speaks. */
export const langs = ['fr', 'en', 'es', 'nl'] as const
export type Lang = (typeof langs)[number]

/** What the loader gives to the app: the engine's address, the cart of this page, and the steps in the browser's history. */
export type Host = {
  /** Origin of the sales engine. */
  provider: string
  steps: Steps
  resort: string
  lang: Lang
  /** Path of the page with the cart, where the page gave it to `init`. */
  cartHref?: string
  cartId: () => string | null
  /** Remembers the cart of this page, and tells the page and its other tabs that something in it changed. */
  cartChanged: (cartId: string | null) => void
}

/** What a page calls its language, as one that is spoken here; English for everybody else. */
export function langOf(lang: WidgetStart['lang']): Lang {
  return langs.find((one) => lang.toLowerCase().startsWith(one)) ?? 'en'
}
