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
    participant: { ...tom, birthDate: '1985-01-30' },
    selection: { type: 'pass', firstDay: '2027-02-20', days: 6 },
    variant: '6d',
    totalCents: 29550,
  })
  const items = itemsOfLines([sampleLine(), sampleLine({ id: 'l2', participant: tom }), pass])
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
