import { expect, test } from 'vitest'
import { emptyCart, inscriptionsOf, isCart } from './cart.ts'
import { cart } from './schema.ts'

const week = {
  id: 'c1',
  price: 614,
  orders: {
    LIFT: [
      {
        merchantName: 'Remontées de Valorsène',
        price: 196,
        total: 196,
        inscriptions: [{ product: { label: 'Domaine, 6 jours' } }],
      },
    ],
    ESF: [
      {
        merchantName: 'École de ski',
        price: 418,
        total: 418,
        inscriptions: [{ activity: { name: 'Ski enfants' } }, { product: { name: 'Ski enfants' } }],
      },
    ],
  },
}

test('CART-1 orders are grouped by kind; a product or an activity has a name or a label', () => {
  expect(cart.safeParse(week).success).toBe(true)
  expect(inscriptionsOf(cart.parse(week)).map(({ kind, name }) => [kind, name])).toEqual([
    ['ESF', 'Ski enfants'],
    ['ESF', 'Ski enfants'],
    ['LIFT', 'Domaine, 6 jours'],
  ])
})

test.each([
  [emptyCart(null), true],
  [week, true],
  [{}, false],
  [null, false],
  [{ id: null, price: '12', orders: {} }, false],
  [{ id: null, price: 1, orders: { ESF: {} } }, false],
  [{ id: null, price: 1, orders: { ESF: [{ merchantName: 'x', price: 1, total: 1, inscriptions: [{}] }] } }, false],
])('the light check of the browser and the schema agree on %o', (value, expected) => {
  expect(isCart(value)).toBe(expected)
  expect(cart.safeParse(value).success).toBe(expected)
})

test('CART-1 there are eleven kinds, and no other', () => {
  expect(cart.safeParse({ id: null, price: 0, orders: { SPA: [] } }).success).toBe(false)
})

test('amounts are euros with at most two decimals', () => {
  expect(cart.safeParse({ ...emptyCart('c'), price: 19.99 }).success).toBe(true)
  expect(cart.safeParse({ ...emptyCart('c'), price: 19.999 }).success).toBe(false)
})
