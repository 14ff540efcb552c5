import { useMemo, useSyncExternalStore } from 'react'
import type { Stay } from '../call/calls.ts'
import { useCartState, useShop } from '../shop/shop.ts'
import { choosable } from './person.ts'
import type { Choosable } from './person.ts'

/** Who may be chosen, and when they come: from the cart, and from what was typed on this page. */
export function useParty(): { everybody: Choosable[]; stay: Stay | undefined } {
  const { party } = useShop()
  const state = useCartState()
  const cart = state.state === 'ready' ? state.cart : undefined
  const remembered = useSyncExternalStore(party.subscribe, party.get)
  const everybody = useMemo(() => choosable(cart?.party ?? [], remembered.people), [cart, remembered])
  return { everybody, stay: remembered.stay ?? cart?.stay ?? undefined }
}
