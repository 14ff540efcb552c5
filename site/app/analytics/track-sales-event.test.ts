import type { AnalyticsItem } from 'contracts/events'
import { expect, test } from 'vitest'
import { itemProps, revenueOf } from './items.ts'
import { trackSalesEvent } from './track-sales-event.ts'

const lesson: AnalyticsItem = {
  item_name: 'Ski 6-12 ans',
  item_brand: 'École de ski de Valorsène',
  item_category: 'ESF',
  item_category2: 'children-ski',
  item_category3: 'child',
  item_variant: 'flocon',
  price: 209.9,
  quantity: 2,
}
const pass: AnalyticsItem = { item_name: 'Forfait', item_category: 'LIFT', price: 45, quantity: 1 }
const page = { search: '', attempts: () => 1 }
const props = { ...lesson, price: '209.9' }
const revenue = { amount: 419.8, currency: 'EUR' }

test.each([
  ['sales:view-item', 'view item'],
  ['sales:add-to-cart', 'add to cart'],
  ['sales:remove-from-cart', 'remove from cart'],
  ['sales:begin-checkout', 'begin checkout'],
] as const)('CART-4 CART-8 %s is the event "%s", with its items and the sum of price x quantity', (name, tracked) => {
  expect(trackSalesEvent(name, { items: [lesson] }, page)).toEqual({ name: tracked, props, revenue })
})

test('CART-4 add payment info has the payment method', () => {
  expect(trackSalesEvent('sales:add-payment-info', { items: [lesson], method: 'card' }, page)).toEqual({
    name: 'add payment info',
    props: { ...props, method: 'card' },
    revenue,
  })
})

test('CART-4 CART-5 code 0000 is a payment success', () => {
  const detail = { items: [lesson], cartId: 'c', code: '0000', total: 419.8 }
  expect(trackSalesEvent('sales:payment', detail, page)).toEqual({ name: 'payment success', props, revenue })
})

test('CART-4 CART-5 any other final code is a payment failure: its code and which attempt it was, no revenue, no cart', () => {
  const detail = { items: [lesson], cartId: 'c', code: '4001', total: 419.8 }
  const tracked = trackSalesEvent('sales:payment', detail, page)
  expect(tracked).toEqual({ name: 'payment failure', props: { ...props, code: '4001', attempt: 2 } })
})

test('CART-5 a code that is not final is no outcome', () => {
  expect(trackSalesEvent('sales:payment', { items: [], cartId: 'c', code: '5004', total: 1 }, page)).toBeUndefined()
})

test.each([
  ['?quotation=1', 0, false],
  ['?quotation', 0, false],
  ['?a=1&quotation=true', 0, false],
  ['?quotation=1', 12, true],
  ['', 0, true],
  ['?quotations=1', 0, true],
])('CART-7 a success with query "%s" and total %d: reported %s', (search, total, reported) => {
  const tracked = trackSalesEvent('sales:payment', { items: [], cartId: 'c', code: '0000', total }, { ...page, search })
  expect(tracked !== undefined).toBe(reported)
})

test.each(['tunnel', 'vel'])('CART-4 contact in the flow "%s"', (flow) => {
  expect(trackSalesEvent('sales:contact', { flow }, page)).toEqual({ name: 'contact', props: { flow } })
})

test('CART-4 events of another shape, and automatic changes of the cart, are not counted', () => {
  expect(trackSalesEvent('sales:contact', { flow: 'phone' }, page)).toBeUndefined()
  expect(trackSalesEvent('sales:add-to-cart', null, page)).toBeUndefined()
  expect(trackSalesEvent('sales:cart-changed', { cartId: 'c' }, page)).toBeUndefined()
})

test('CART-8 several items share the properties: what differs stands side by side, quantities are added', () => {
  expect(itemProps([lesson, pass, { ...pass, item_name: 'Forfait enfant' }])).toEqual({
    item_name: 'Ski 6-12 ans | Forfait | Forfait enfant',
    item_brand: 'École de ski de Valorsène',
    item_category: 'ESF | LIFT',
    item_category2: 'children-ski',
    item_category3: 'child',
    item_variant: 'flocon',
    price: '209.9 | 45',
    quantity: 4,
  })
  expect(itemProps([])).toEqual({})
})

test('CALL-3 CART-8 revenue is in EUR unless said otherwise, and exact to the cent', () => {
  expect(revenueOf([{ ...pass, price: 0.1, quantity: 3 }, pass])).toEqual({ amount: 45.3, currency: 'EUR' })
  expect(revenueOf([pass], 'CHF')).toEqual({ amount: 45, currency: 'CHF' })
})
