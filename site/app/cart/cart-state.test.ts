import { emptyCart } from 'contracts/cart'
import { cart } from 'contracts/cart/schema'
import { expect, test } from 'vitest'
import { toCartState } from './cart-state.ts'

const lesson = { product: { name: 'Ski 6-12' } }

test('NAV-8 every inscription of every order counts as a product', () => {
  const order = { merchantName: 'École', price: 400, total: 380, inscriptions: [lesson, lesson] }
  const pass = { merchantName: 'Remontées', price: 196, total: 196, inscriptions: [{ activity: { label: '6 jours' } }] }
  const filled = cart.parse({ id: 'c1', price: 576, orders: { ESF: [order], LIFT: [pass] } })
  expect(toCartState(filled)).toEqual({ state: 'filled', cart: filled, products: 3 })
})

test('NAV-8 a cart without inscriptions is empty, also when an order without lines is left', () => {
  const order = { merchantName: 'École', price: 0, total: 0, inscriptions: [] }
  expect(toCartState(emptyCart(null))).toEqual({ state: 'empty' })
  expect(toCartState(cart.parse({ id: 'c1', price: 0, orders: { ESF: [order] } }))).toEqual({ state: 'empty' })
})
