import { expect, test } from 'vitest'
import { tom, zoe } from '../fixtures/cart.ts'
import { agesOf, asParticipant, partyMembers, formOf, readPerson } from './person.ts'

const today = '2026-11-21'
const form = { firstName: ' Zoé ', lastName: 'Martin', day: '5', month: '3', year: '2019' }

test('a person is read as typed: trimmed, with a birth date of one-digit parts', () => {
  expect(readPerson(form, today)).toEqual({ person: { firstName: 'Zoé', lastName: 'Martin', birthDate: '2019-03-05' } })
})

test('a person to be corrected is shown as they would be typed', () => {
  expect(formOf(zoe)).toEqual({ firstName: 'Zoé', lastName: 'Martin', day: '12', month: '5', year: '2019' })
})

test.each([
  [{ firstName: ' ' }, { firstName: 'person.error.first-name' }],
  [{ lastName: '' }, { lastName: 'person.error.last-name' }],
  [{ day: '31', month: '2' }, { birthDate: 'person.error.birth-date' }],
  [{ day: '29', month: '2', year: '2019' }, { birthDate: 'person.error.birth-date' }],
  [{ day: 'x' }, { birthDate: 'person.error.birth-date' }],
  [{ year: '' }, { birthDate: 'person.error.birth-date' }],
  [{ year: '19' }, { birthDate: 'person.error.year' }],
  [{ year: '1850' }, { birthDate: 'person.error.old' }],
  [{ year: '2027' }, { birthDate: 'person.error.future' }],
])('%o is refused with what to do', (part, errors) => {
  expect(readPerson({ ...form, ...part }, today)).toEqual({ errors })
})

test('a person typed on this page and known to the cart is one person', () => {
  const typed = { firstName: 'ZOÉ', lastName: 'Martin', birthDate: zoe.birthDate }
  const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2015-01-01' }
  const everybody = partyMembers([zoe, tom], [typed, lea], [])
  expect(everybody.map(({ firstName }) => firstName)).toEqual(['Zoé', 'Tom', 'Léa'])
  expect(everybody.map(asParticipant)).toEqual([{ id: 'p1' }, { id: 'p2' }, lea])
})

test.each([
  [{ minAge: 6, maxAge: 12 }, 'ages.range'],
  [{ minAge: null, maxAge: 5 }, 'ages.range'],
  [{ minAge: 18, maxAge: null }, 'ages.from'],
  [{ minAge: null, maxAge: null }, 'ages.all'],
])('ages %o are said with %s', (offer, key) => expect(agesOf(offer).key).toBe(key))
