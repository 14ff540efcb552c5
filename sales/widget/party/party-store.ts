import type { PersonInput, Stay } from '../api-client/endpoints.ts'
import { samePerson } from './person.ts'

export type PartyStore = ReturnType<typeof createPartyStore>
type PartyState = { people: readonly PersonInput[]; stay: Stay | undefined }

/** Who comes and when, as long as no line has brought it into the cart: asked once on this page, whatever is opened next. */
export function createPartyStore() {
  let remembered: PartyState = { people: [], stay: undefined }
  const listeners = new Set<() => void>()

  function set(next: Partial<PartyState>): void {
    remembered = { ...remembered, ...next }
    for (const listener of listeners) listener()
  }

  return {
    get: (): PartyState => remembered,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    remember: (person: PersonInput) => {
      if (!remembered.people.some((one) => samePerson(one, person))) set({ people: [...remembered.people, person] })
    },
    /** A person who was corrected in the cart is not somebody else: what was typed first is forgotten. */
    forget: (person: PersonInput) => set({ people: remembered.people.filter((one) => !samePerson(one, person)) }),
    comesIn: (stay: Stay | undefined) => set({ stay }),
  }
}
