import { expect, test } from 'vitest'
import { isDetail } from 'contracts/events'
import { analyticsItem } from 'contracts/events/schema'
import { sampleLine, tom } from '../fixtures/cart.ts'
import { itemsOfLines } from './items.ts'

test('CART-8 items carry names, merchant, kind, product, audience and variant, and add up to the cart', () => {
  const pass = sampleLine({
    id: 'l3',
    kind: 'LIFT',
    product: 'area-pass',
    name: 'Forfait domaine',
    merchantName: 'Remontées',
    people: [{ ...tom, birthDate: '1985-01-30' }],
    selection: { type: 'pass', firstDay: '2027-02-20', days: 6 },
    variant: '6d',
    totalCents: 29550,
  })
  const items = itemsOfLines([sampleLine(), sampleLine({ id: 'l2', people: [tom] }), pass])
  expect(items).toEqual([
    {
      item_name: 'Ski 6-12 ans',
      item_brand: 'École de ski de Valorsène',
      item_category: 'ESF',
      item_category2: 'children-ski',
      item_category3: 'child',
      item_variant: 'givre',
      price: 209,
      quantity: 2,
    },
    {
      item_name: 'Forfait domaine',
      item_brand: 'Remontées',
      item_category: 'LIFT',
      item_category2: 'area-pass',
      item_category3: 'adult',
      item_variant: '6d',
      price: 295.5,
      quantity: 1,
    },
  ])
  expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(713.5)
  expect(items.every((item) => analyticsItem.safeParse(item).success)).toBe(true)
  expect(isDetail('sales:add-to-cart', { items })).toBe(true)
})

test('CART-8 a line for several ages, for nobody, or with a quantity, adds up to what it costs', () => {
  const anna = { ...tom, id: 'p3', birthDate: '1985-01-30' }
  const transfer = sampleLine({ kind: 'TRANSFER', people: [tom, anna], totalCents: 8000 })
  const hats = sampleLine({ id: 'l2', kind: 'GENERIC_LINE', people: [], quantity: 3, totalCents: 6000 })
  const uneven = sampleLine({ id: 'l3', kind: 'GENERIC_LINE', people: [], quantity: 3, totalCents: 1000 })
  const items = itemsOfLines([transfer, hats, uneven])
  expect(items.map(({ item_category3, price, quantity }) => [item_category3, price, quantity])).toEqual([
    [undefined, 80, 1],
    [undefined, 20, 3],
    [undefined, 10, 1],
  ])
  expect(isDetail('sales:remove-from-cart', { items })).toBe(true)
})
