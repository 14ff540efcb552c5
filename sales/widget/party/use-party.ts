import { safeSessionStorage } from 'base/browser-storage'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Stay } from '../api-client/endpoints.ts'
import { useCartState, useWidget, useToday } from '../context/widget-context.ts'
import { readPageStay } from '../stay/page-stay.ts'
import { partyMembers } from './person.ts'
import type { PartyMember } from './person.ts'

/** The people who may be chosen, and the stay: what was typed on this page, else that of the cart, else that of the page. */
export function useParty(): { everybody: PartyMember[]; stay: Stay | undefined } {
  const { party } = useWidget()
  const state = useCartState()
  const today = useToday()
  const cart = state.state === 'ready' ? state.cart : undefined
  const entered = useSyncExternalStore(party.subscribe, party.get, party.get)
  const [known] = useState(() => readPageStay(safeSessionStorage, today))
  const everybody = useMemo(() => partyMembers(cart?.party ?? [], entered.people, entered.hidden), [cart, entered])
  return { everybody, stay: entered.stay ?? cart?.stay ?? known }
}
