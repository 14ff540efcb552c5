import { expect, test } from 'vitest'
import { parseOffer } from './offer-place.ts'
import { priceFrom } from './prices.ts'
import type { Priced } from './prices.ts'

test.each([
  ['ESF', { kind: 'ESF' }],
  ['ESF:children-ski', { kind: 'ESF', product: 'children-ski' }],
  ['SPA:massage', undefined],
  ['', undefined],
  [null, undefined],
])('an offer in a page says its kind and perhaps its product: %o', (text, wanted) =>
  expect(parseOffer(text)).toEqual(wanted),
)

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
