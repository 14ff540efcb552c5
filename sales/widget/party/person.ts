import { ageOn, isDay } from 'base/day'
import type { Day } from 'base/day'
import type { Person } from '../../api/cart.ts'
import type { Offer } from '../../api/offers.ts'
import type { PersonInput } from '../api-client/endpoints.ts'
import type { PlainTextKey } from '../wording/keys.ts'

/** A person who can be chosen. `id`: in the cart, if they are in it. `key`: unique among those who are shown. */
export type PartyMember = PersonInput & { id?: string; key: string }

export function samePerson(one: PersonInput, other: PersonInput): boolean {
  return keyOf(one) === keyOf(other)
}

/** The people of the cart, then those who are known to this tab alone, without those whose keys are `hidden`. */
export function partyMembers(
  party: readonly Person[],
  entered: readonly PersonInput[],
  hidden: readonly string[],
): PartyMember[] {
  const known = party.map((person) => ({ ...person, key: keyOf(person) })).filter(({ key }) => !hidden.includes(key))
  const fresh = entered.filter((one) => !party.some((person) => samePerson(one, person)))
  return [...known, ...fresh.map((person) => ({ ...person, key: keyOf(person) }))]
}

export function keyOf({ firstName, lastName, birthDate }: PersonInput): string {
  return [firstName, lastName, birthDate].join('|').toLowerCase()
}

/** A person as a request names them: by id where the cart knows them. */
export function asParticipant({ id, firstName, lastName, birthDate }: PartyMember): { id: string } | PersonInput {
  return id === undefined ? { firstName, lastName, birthDate } : { id }
}

/** A person as they are typed: the birth date in three parts. */
export type PersonFields = { firstName: string; lastName: string; day: string; month: string; year: string }
export type PersonErrors = Partial<Record<'firstName' | 'lastName' | 'birthDate', PlainTextKey>>

const oldest = 120

/** A person as the form shows them, to be corrected. */
export function formOf({ firstName, lastName, birthDate }: PersonInput): PersonFields {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  return { firstName, lastName, day: String(Number(day)), month: String(Number(month)), year }
}

/** Reads the form, or says by wording keys what is wrong in it. */
export function readPerson(form: PersonFields, today: Day): { person: PersonInput } | { errors: PersonErrors } {
  const [firstName, lastName] = [form.firstName.trim(), form.lastName.trim()]
  const birthDate = [form.year, form.month, form.day].map((part) => part.trim().padStart(2, '0')).join('-')
  const errors: PersonErrors = {
    ...(!firstName && { firstName: 'person.error.first-name' }),
    ...(!lastName && { lastName: 'person.error.last-name' }),
    ...birthDateError(form, birthDate, today),
  }
  return Object.keys(errors).length > 0 ? { errors } : { person: { firstName, lastName, birthDate } }
}

function birthDateError({ year }: PersonFields, birthDate: Day, today: Day): PersonErrors {
  if (year.trim().length > 0 && year.trim().length < 4) return { birthDate: 'person.error.year' }
  if (!isDay(birthDate)) return { birthDate: 'person.error.birth-date' }
  if (birthDate > today) return { birthDate: 'person.error.future' }
  return ageOn(birthDate, today) > oldest ? { birthDate: 'person.error.old' } : {}
}

/** Why somebody may not have an offer that begins on a day: their age on it. Undefined when they may. */
export function ageProblem(
  { birthDate }: PersonInput,
  { minAge, maxAge }: Pick<Offer, 'minAge' | 'maxAge'>,
  day: Day,
): { age: number; day: Day } | undefined {
  const age = ageOn(birthDate, day)
  return age < (minAge ?? 0) || age > (maxAge ?? oldest) ? { age, day } : undefined
}

/** The range of ages in words: which sentence, and its numbers. */
export function agesOf({ minAge, maxAge }: Pick<Offer, 'minAge' | 'maxAge'>): {
  key: 'ages.all' | 'ages.from' | 'ages.range'
  values: { min: number; max: number }
} {
  const values = { min: minAge ?? 0, max: maxAge ?? oldest }
  if (maxAge !== null) return { key: 'ages.range', values }
  return { key: minAge === null ? 'ages.all' : 'ages.from', values }
}
