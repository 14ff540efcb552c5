import { expect, test } from 'vitest'
import { finalCode, longWaitMs, pollDelay, orderStatus } from './order-status.ts'

test('the engine is asked soon at first, then more rarely, and at last no more', () => {
  expect([0, 6_000, longWaitMs, 30 * 60_000].map(pollDelay)).toEqual([1_000, 3_000, 10_000, undefined])
})

test('after 30 s the buyer is told that they need not stay', () => {
  const awaiting = { state: 'awaiting-payment', retry: false } as const
  expect(orderStatus(awaiting, 29_999)).toBe('waiting')
  expect(orderStatus(awaiting, 30_000)).toBe('long-waiting')
  expect(orderStatus({ state: 'paid', retry: false }, 60_000)).toBe('paid')
})

test('an order that was given up is not one whose money went back', () => {
  expect(orderStatus({ state: 'cancelled', retry: true }, 0)).toBe('cancelled')
  expect(orderStatus({ state: 'cancelled', retry: false }, 0)).toBe('refunded')
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
  expect(finalCode({ state, code })).toBe(told)
})
