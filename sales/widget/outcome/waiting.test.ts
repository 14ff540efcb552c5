import { expect, test } from 'vitest'
import { codeToTell, longWaitMs, nextAsk, shownFor } from './waiting.ts'

test('the engine is asked soon at first, then more rarely, and at last no more', () => {
  expect([0, 6_000, longWaitMs, 30 * 60_000].map(nextAsk)).toEqual([1_000, 3_000, 10_000, undefined])
})

test('after 30 s the buyer is told that they need not stay', () => {
  const awaiting = { state: 'awaiting-payment', retry: false } as const
  expect(shownFor(awaiting, 29_999)).toBe('waiting')
  expect(shownFor(awaiting, 30_000)).toBe('long-waiting')
  expect(shownFor({ state: 'paid', retry: false }, 60_000)).toBe('paid')
})

test('an order that was given up is not one whose money went back', () => {
  expect(shownFor({ state: 'cancelled', retry: true }, 0)).toBe('cancelled')
  expect(shownFor({ state: 'cancelled', retry: false }, 0)).toBe('refunded')
})

test.each([
  ['paid', '0000', '0000'],
  ['refused', '4001', '4001'],
  ['refund-due', '0000', '0000'],
  ['refused', '0001', undefined],
  ['refused', '5004', undefined],
  ['awaiting-payment', '0000', undefined],
  ['cancelled', null, undefined],
] as const)('CART-5 an order that is %s with code %s tells the page %s', (state, code, told) => {
  expect(codeToTell({ state, code })).toBe(told)
})
