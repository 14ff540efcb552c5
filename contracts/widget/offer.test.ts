import { expect, test } from 'vitest'
import { parseOffer } from './offer.ts'

test.each([
  ['ESF', { kind: 'ESF' }],
  ['ESF:children-ski', { kind: 'ESF', product: 'children-ski' }],
  ['SPA:massage', undefined],
  ['', undefined],
  [null, undefined],
])('an offer in a page says its kind and perhaps its product: %o', (text, wanted) =>
  expect(parseOffer(text)).toEqual(wanted),
)
