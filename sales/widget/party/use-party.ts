import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Stay } from '../call/calls.ts'
import { useCartState, useShop, useToday } from '../shop/shop.ts'
import { pageStay } from '../stay/page-stay.ts'
import { choosable } from './person.ts'
import type { Choosable } from './person.ts'

/** Who may be chosen, and when they come: from what was typed on this page, from the cart, or else from what the page knows. */
export function useParty(): { everybody: Choosable[]; stay: Stay | undefined } {
  const { party } = useShop()
  const state = useCartState()
  const today = useToday()
  const cart = state.state === 'ready' ? state.cart : undefined
  const remembered = useSyncExternalStore(party.subscribe, party.get)
  const [known] = useState(() => pageStay(() => sessionStorage, today))
  const everybody = useMemo(() => choosable(cart?.party ?? [], remembered.people), [cart, remembered])
  return { everybody, stay: remembered.stay ?? cart?.stay ?? known }
}
