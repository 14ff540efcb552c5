import { dayAt } from 'base/day'
import type { Day } from 'base/day'
import { createTranslate } from 'base/translate'
import type { Translate } from 'base/translate'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Host, Lang } from '../host.ts'
import { createPartyMemory } from '../party/party-memory.ts'
import type { PartyMemory } from '../party/party-memory.ts'
import { createCartStore } from '../store/cart-store.ts'
import type { CartState, CartStore } from '../store/cart-store.ts'

/** What every part of the widget's drawings has at hand. */
export type Shop = { host: Host; store: CartStore; party: PartyMemory; t: Translate; lang: Lang }

const ShopContext = createContext<Shop | undefined>(undefined)
export const ShopProvider = ShopContext.Provider

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('This is drawn outside of a shop.')
  return shop
}

export function useCartState(): CartState {
  const { store } = useShop()
  return useSyncExternalStore(store.subscribe, store.get)
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
const party = createPartyMemory()

/** One cart and one party for all that is drawn in a page, in the page's language. */
export async function shopOf(started: Host): Promise<Shop> {
  host = started
  const { texts } = await wordings[started.lang]()
  return { host: started, store, party, lang: started.lang, t: createTranslate(started.lang, texts) }
}

const wordings = {
  fr: () => import('../wording/fr.ts'),
  en: () => import('../wording/en.ts'),
  es: () => import('../wording/es.ts'),
  nl: () => import('../wording/nl.ts'),
}
