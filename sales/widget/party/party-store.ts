import { readStored, writeStored } from 'base/browser-storage'
import type { KeyValueStorage } from 'base/browser-storage'
import { isDay } from 'base/day'
import { isRecord } from 'base/record'
import { isStay } from 'contracts/widget/stay'
import type { PersonInput, Stay } from '../api-client/endpoints.ts'
import { keyOf, samePerson } from './person.ts'
import type { PersonFields } from './person.ts'

export type PartyStore = ReturnType<typeof createPartyStore>
/**
 * `hidden`: keys of people whom the cart knows and who are not to be offered any more. `typed`: somebody who is not saved yet.
 * `known`: what people answered about themselves, by their keys.
 */
type PartyState = {
  people: readonly PersonInput[]
  hidden: readonly string[]
  stay: Stay | undefined
  typed: Partial<PersonFields> | undefined
  known: Readonly<Record<string, PersonalFacts>>
}
/** What somebody answered about themselves, such as height or shoe size, by the ids of the questions. */
export type PersonalFacts = Readonly<Record<string, string | number>>

const storageKey = 'sales_party'
const empty: PartyState = { people: [], hidden: [], stay: undefined, typed: undefined, known: {} }

/** The party and the stay as far as they are not in the cart yet: entered once, and kept over reloads for as long as the tab lives. */
export function createPartyStore(storage: KeyValueStorage) {
  let state: PartyState | undefined
  const listeners = new Set<() => void>()

  function get(): PartyState {
    state ??= { ...empty, ...readStored(storage, storageKey, isPartyState) }
    return state
  }

  function set(change: Partial<PartyState>): void {
    state = { ...get(), ...change }
    writeStored(storage, storageKey, state)
    for (const listener of listeners) listener()
  }

  function remember(person: PersonInput): void {
    const { people, hidden } = get()
    const known = people.some((one) => samePerson(one, person))
    set({
      people: known ? people : [...people, person],
      hidden: hidden.filter((key) => key !== keyOf(person)),
      typed: undefined,
    })
  }

  /** Forgets a person as they were entered first, because they were corrected in the cart. */
  function forget(person: PersonInput): void {
    set({ people: get().people.filter((one) => !samePerson(one, person)) })
  }

  return {
    get,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    remember,
    forget,
    /** Replaces somebody at their position. */
    correct: (before: PersonInput, person: PersonInput) =>
      set({ people: get().people.map((one) => (samePerson(one, before) ? person : one)) }),
    /** Removes somebody from what is offered, also where the cart still knows them without a line. */
    remove: (person: PersonInput) => {
      forget(person)
      set({ hidden: [...get().hidden, keyOf(person)] })
    },
    setStay: (stay: Stay | undefined) => set({ stay }),
    /** Remembers what people answered about themselves, for the next form that asks it. */
    setKnown: (known: Readonly<Record<string, PersonalFacts>>) => {
      const before = get().known
      const merged = Object.entries(known).map(([key, facts]) => [key, { ...before[key], ...facts }] as const)
      set({ known: { ...before, ...Object.fromEntries(merged) } })
    },
    setTyped: (typed: Partial<PersonFields> | undefined) => set({ typed }),
  }
}

function isPartyState(value: unknown): value is PartyState {
  return (
    isRecord(value) &&
    Array.isArray(value.people) &&
    value.people.every(isPerson) &&
    Array.isArray(value.hidden) &&
    (value.stay === undefined || isStay(value.stay)) &&
    (value.known === undefined || (isRecord(value.known) && Object.values(value.known).every(isFacts))) &&
    (value.typed === undefined || (isRecord(value.typed) && Object.values(value.typed).every(isText)))
  )
}

function isPerson(value: unknown): value is PersonInput {
  return (
    isRecord(value) &&
    isText(value.firstName) &&
    isText(value.lastName) &&
    isText(value.birthDate) &&
    isDay(value.birthDate)
  )
}

function isFacts(value: unknown): value is PersonalFacts {
  return isRecord(value) && Object.values(value).every((one) => isText(one) || typeof one === 'number')
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
