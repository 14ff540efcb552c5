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

/** The resort's today, by the engine's clock where it is known. */
export function useToday(): Day {
  return todayFor(useCartState())
}

function todayFor(cart: CartState): Day {
  return dayAt(new Date(Date.now() + (cart.state === 'ready' ? cart.skew : 0)), 'Europe/Paris')
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
