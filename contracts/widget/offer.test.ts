import { expect, test } from 'vitest'
import { parseOfferReference } from './offer.ts'

test.each([
  ['ESF', { kind: 'ESF' }],
  ['ESF:children-ski', { kind: 'ESF', product: 'children-ski' }],
  ['SPA:massage', undefined],
  ['', undefined],
  [null, undefined],
])('an offer reference has a kind and optionally a product: %o', (text, wanted) =>
  expect(parseOfferReference(text)).toEqual(wanted),
)
