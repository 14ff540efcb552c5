import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Stay } from '../api-client/endpoints.ts'
import { useCartState, useWidget, useToday } from '../context/widget-context.ts'
import { readPageStay } from '../stay/page-stay.ts'
import { partyMembers } from './person.ts'
import type { PartyMember } from './person.ts'

/** Who may be chosen, and when they come: from what was typed on this page, from the cart, or else from what the page knows. */
export function useParty(): { everybody: PartyMember[]; stay: Stay | undefined } {
  const { party } = useWidget()
  const state = useCartState()
  const today = useToday()
  const cart = state.state === 'ready' ? state.cart : undefined
  const remembered = useSyncExternalStore(party.subscribe, party.get)
  const [known] = useState(() => readPageStay(() => sessionStorage, today))
  const everybody = useMemo(() => partyMembers(cart?.party ?? [], remembered.people), [cart, remembered])
  return { everybody, stay: remembered.stay ?? cart?.stay ?? known }
}
