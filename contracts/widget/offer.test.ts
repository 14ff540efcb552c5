import { expect, test } from 'vitest'
import { parseOfferReference } from './offer.ts'

test.each([
  ['ESF', { kind: 'ESF' }],
  ['ESF:children-ski', { kind: 'ESF', product: 'children-ski' }],
  ['SPA:massage', undefined],
  ['', undefined],
  [null, undefined],
])('an offer in a page says its kind and perhaps its product: %o', (text, wanted) =>
  expect(parseOfferReference(text)).toEqual(wanted),
)
