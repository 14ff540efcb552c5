import { expect, test } from 'vitest'
import { zoe } from '../fixtures/cart.ts'
import { asBuyer, checkBuyer, emptyBuyer, firstBuyer } from './buyer.ts'

const anna = {
  ...emptyBuyer,
  firstName: 'Anna',
  lastName: 'Martin',
  email: 'anna@example.org',
  phone: '+33 6 12 34 56 78',
}

test('a buyer needs name, e-mail and phone; the other fields are optional', () => {
  expect(checkBuyer(anna, true)).toEqual({})
})

test('errors are listed by field, in the order of the form', () => {
  expect(Object.entries(checkBuyer(emptyBuyer, false))).toEqual([
    ['firstName', 'buyer.error.firstName'],
    ['lastName', 'buyer.error.lastName'],
    ['email', 'buyer.error.email'],
    ['phone', 'buyer.error.phone'],
    ['terms', 'buyer.error.terms'],
  ])
})

test.each(['anna', 'anna@', 'anna@example', 'anna @example.org', '@example.org'])('%s is no address', (email) => {
  expect(checkBuyer({ ...anna, email }, true)).toEqual({ email: 'buyer.error.email' })
})

test.each(['12345', 'call me', '++33612345678'])('%s is no phone number', (phone) => {
  expect(checkBuyer({ ...anna, phone }, true)).toEqual({ phone: 'buyer.error.phone' })
})

test('empty optional fields are not sent', () => {
  expect(asBuyer({ ...anna, city: ' Lyon ' })).toEqual({
    firstName: 'Anna',
    lastName: 'Martin',
    email: 'anna@example.org',
    phone: '+33 6 12 34 56 78',
    city: 'Lyon',
  })
})

test('the form begins with what was typed before, else with the name of the oldest adult', () => {
  const [mother, father] = [
    { id: 'p3', firstName: 'Anna', lastName: 'Martin', birthDate: '1985-01-01' },
    { id: 'p4', firstName: 'Paul', lastName: 'Martin', birthDate: '1988-01-01' },
  ]
  expect(firstBuyer(undefined, [zoe, father, mother], '2026-11-21')).toMatchObject({ firstName: 'Anna' })
  expect(firstBuyer({ email: 'a@example.org' }, [mother], '2026-11-21')).toEqual({
    ...emptyBuyer,
    email: 'a@example.org',
  })
  expect(firstBuyer(undefined, [zoe], '2026-11-21')).toEqual(emptyBuyer)
})
