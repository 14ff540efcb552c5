import { safeSessionStorage } from 'base/browser-storage'
import { dayAt } from 'base/day'
import type { Day } from 'base/day'
import { createTranslate } from 'base/translate'
import type { Translate as TranslateOf } from 'base/translate'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Step } from '../history/steps.ts'
import type { Host, Lang } from '../host.ts'
import type { texts as fr } from '../wording/fr.ts'
import { createPartyStore } from '../party/party-store.ts'
import type { PartyStore } from '../party/party-store.ts'
import { createCartStore } from '../store/cart-store.ts'
import type { CartState, CartStore } from '../store/cart-store.ts'

/** A label in the page's language, with the values that its text needs. */
export type Translate = TranslateOf<typeof fr>

/** What every component of the widget uses. */
export type WidgetContext = { host: Host; store: CartStore; party: PartyStore; t: Translate; lang: Lang }

const ReactWidgetContext = createContext<WidgetContext | undefined>(undefined)
export const WidgetProvider = ReactWidgetContext.Provider

export function useWidget(): WidgetContext {
  const shop = useContext(ReactWidgetContext)
  if (!shop) throw new Error('This component needs a WidgetProvider.')
  return shop
}

export function useCartState(): CartState {
  const { store } = useWidget()
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** The step of the purchase that the browser's history is at. */
export function useStep(): Step | undefined {
  const { host } = useWidget()
  return useSyncExternalStore(host.steps.subscribe, host.steps.get, host.steps.get)
}

const TimeZoneContext = createContext<string | undefined>(undefined)
/** Around what needs the day at a resort whose time zone an offer has told. */
export const TimeZoneProvider = TimeZoneContext.Provider

/** The resort's today, by the engine's clock where it is known. */
export function useToday(): Day {
  return todayFor(useCartState(), useContext(TimeZoneContext))
}

/** Today in the time zone of the offer or the cart that is shown; in the browser's own while neither is known. */
export function todayFor(state: CartState, ofOffer: string | undefined, now = Date.now()): Day {
  const [cart, skew] = state.state === 'ready' ? [state.cart, state.skew] : []
  const zone = ofOffer ?? cart?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return dayAt(new Date(now + (skew ?? 0)), zone)
}

let host: Host | undefined
const store = createCartStore(() => {
  if (!host) throw new Error('The widget has not been started.')
  return host
})
const party = createPartyStore(safeSessionStorage)

/** One cart and one party for all components of a page, in the page's language. */
export async function loadWidgetContext(started: Host): Promise<WidgetContext> {
  host = started
  const { texts } = await wordings[started.lang]()
  return { host: started, store, party, lang: started.lang, t: createTranslate<typeof fr>(started.lang, texts) }
}

const wordings = {
  fr: () => import('../wording/fr.ts'),
  en: () => import('../wording/en.ts'),
  es: () => import('../wording/es.ts'),
  nl: () => import('../wording/nl.ts'),
}
