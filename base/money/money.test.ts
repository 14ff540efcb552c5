import { expect, test } from 'vitest'
import { formatCents, fromEuros, percentOf, roundCents, toEuros } from './money.ts'

test('half a cent rounds away from zero, on both sides', () => {
  expect([roundCents(0.5), roundCents(1.4), roundCents(-0.5), roundCents(-1.4)]).toEqual([1, 1, -1, -1])
})

test('ten per cent of 2.45 euros is 25 cents', () => {
  expect(percentOf(245, 10)).toBe(25)
})

test.each([0, 1, 29, 1999, 52340, 110, 115])('euros and cents are the same amount: %i', (cents) => {
  expect(fromEuros(toEuros(cents))).toBe(cents)
})

test('CALL-3 amounts are euros, written as the language writes them', () => {
  expect(formatCents(123450, 'en')).toBe('€1,234.50')
  expect(formatCents(123450, 'fr').replaceAll(/\s/gu, ' ')).toBe('1 234,50 €')
})
