import { expect, test } from 'vitest'
import { priceText } from './page-prices.ts'
import type { Lang } from '../host.ts'
import type { PricedOffer, PriceText } from './page-prices.ts'

const offers: PricedOffer[] = [
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
  expect(said(offers, place, lang)).toEqual(text && { text, priced: '' }),
)

const inStay: PricedOffer[] = [
  { product: 'children-ski', kind: 'ESF', fromCents: 16900, inStay: { fromCents: 20900, toCents: 20900 } },
  { product: 'adults-ski', kind: 'ESF', fromCents: 14550, inStay: { fromCents: 14550, toCents: 19900 } },
  { product: 'teens-ski', kind: 'ESF', fromCents: 14550, inStay: null },
]

test.each([
  ['ESF:children-ski', 'fr', '209 €', 'stay'],
  ['ESF:adults-ski', 'fr', 'dès 145,50 €', 'stay'],
  ['ESF', 'en', 'from €145.50', 'stay'],
  ['ESF:teens-ski', 'en', 'nothing free on these dates', 'none'],
] as const)('the price of %s in %s in a stay is %s', (place, lang, text, priced) =>
  expect(said(inStay, place, lang)).toEqual({ text, priced }),
)

test('without a price of the stay the lowest of the season is shown', () => {
  expect(priceText([...inStay, offers[1]!], 'ESF', 'fr')?.priced).toBe('')
})

function said(from: readonly PricedOffer[], place: string, lang: Lang): PriceText | undefined {
  const written = priceText(from, place, lang)
  return written && { ...written, text: written.text.replaceAll(/\s/g, ' ') }
}
