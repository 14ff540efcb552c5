import { expect, test } from 'vitest'
import { isDetail, salesEventNames } from './events.ts'
import type { SalesEventName } from './events.ts'
import { salesEvents } from './schema.ts'

const item = { item_name: 'Ski enfants', item_category: 'ESF', price: 209, quantity: 2 }
const samples: [SalesEventName, unknown, boolean][] = [
  ['sales:cart-changed', { cartId: null }, true],
  ['sales:cart-changed', { cartId: 7 }, false],
  ['sales:cart-changed', undefined, false],
  ['sales:add-to-cart', { items: [item] }, true],
  ['sales:add-to-cart', { items: [{ ...item, quantity: 0 }] }, false],
  ['sales:add-to-cart', { items: [{ ...item, price: '209' }] }, false],
  ['sales:add-payment-info', { items: [item] }, false],
  ['sales:add-payment-info', { items: [item], method: 'card' }, true],
  ['sales:payment', { items: [item], cartId: 'c', code: '0000', total: 418 }, true],
  ['sales:payment', { items: [item], cartId: 'c', code: '0', total: 418 }, false],
  ['sales:contact', { flow: 'vel' }, true],
  ['sales:contact', { flow: 'phone' }, false],
]

test.each(samples)('CART-4 the light check of the browser and the schema agree: %s %o', (name, detail, expected) => {
  expect(isDetail(name, detail)).toBe(expected)
  expect(salesEvents[name].safeParse(detail).success).toBe(expected)
})

test('CART-4 there is an event for everything that the specification lists', () => {
  expect(Object.keys(salesEvents)).toEqual(salesEventNames)
  expect(salesEventNames).toEqual([
    'sales:cart-changed',
    'sales:view-item',
    'sales:add-to-cart',
    'sales:remove-from-cart',
    'sales:begin-checkout',
    'sales:add-payment-info',
    'sales:payment',
    'sales:contact',
  ])
})
