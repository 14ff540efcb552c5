import { expect, test } from 'vitest'
import { finalCode, longWaitMs, orderStatus, pollDelay, titleWithHeading } from './order-status.ts'

test('the order is polled often at first, then rarely, and at last no more', () => {
  expect([0, 6_000, longWaitMs, 30 * 60_000].map(pollDelay)).toEqual([1_000, 3_000, 10_000, undefined])
})

test('after 30 s the page says that the buyer need not stay', () => {
  const awaiting = { state: 'awaiting-payment', retry: false, totalCents: 100 } as const
  expect(orderStatus(awaiting, 29_999, false)).toBe('waiting')
  expect(orderStatus(awaiting, 30_000, false)).toBe('long-waiting')
  expect(orderStatus({ state: 'paid', retry: false, totalCents: 100 }, 60_000, false)).toBe('paid')
})

test('a buyer who comes back from the bank with the Back button is not asked to wait', () => {
  const awaiting = { state: 'awaiting-payment', retry: false, totalCents: 100 } as const
  expect([0, 60_000].map((waited) => orderStatus(awaiting, waited, true))).toEqual(['unfinished', 'unfinished'])
  expect(orderStatus({ ...awaiting, state: 'paid' }, 0, true)).toBe('paid')
})

test('an order with nothing to pay is confirmed, not paid', () => {
  expect(orderStatus({ state: 'paid', retry: false, totalCents: 0 }, 0, false)).toBe('free')
})

test('the title of the tab has the outcome before the name of the site', () => {
  expect(titleWithHeading('Mon panier - Valorsène', 'Merci, c’est payé !')).toBe('Merci, c’est payé ! - Valorsène')
  expect(titleWithHeading('', 'Merci')).toBe('Merci')
})

test('a cancelled order is not shown as refunded', () => {
  expect(orderStatus({ state: 'cancelled', retry: true, totalCents: 100 }, 0, false)).toBe('cancelled')
  expect(orderStatus({ state: 'cancelled', retry: false, totalCents: 100 }, 0, false)).toBe('refunded')
})

test.each([
  ['paid', '0000', '0000'],
  ['refused', '4001', '4001'],
  ['refund-due', '0000', '0000'],
  ['refused', '0001', undefined],
  ['refused', '5004', undefined],
  ['awaiting-payment', '0000', undefined],
  ['cancelled', null, undefined],
] as const)('CART-5 an order that is %s with code %s emits the code %s', (state, code, emitted) => {
  expect(finalCode({ state, code })).toBe(emitted)
})
