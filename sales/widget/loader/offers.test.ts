import { expect, test } from 'vitest'
import { priceFrom } from './prices.ts'
import type { Priced } from './prices.ts'

const offers: Priced[] = [
  { product: 'children-ski', kind: 'ESF', fromCents: 16900 },
  { product: 'adults-ski', kind: 'ESF', fromCents: 14550 },
  { product: 'area-pass', kind: 'LIFT', fromCents: null },
]

test.each([
  ['ESF:children-ski', 'fr', 'dès 169 €'],
  ['ESF:children-ski', 'en', 'from €169'],
  ['ESF', 'en', 'from €145.50'],
  ['LIFT:area-pass', 'nl', undefined],
  ['ESF:gone', 'es', undefined],
] as const)('the price of %s in %s', (place, lang, text) =>
  expect(priceFrom(offers, place, lang)?.replaceAll(/\s/g, ' ')).toBe(text),
)
