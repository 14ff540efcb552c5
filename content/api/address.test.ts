import { expect, test } from 'vitest'
import { isAddress } from './address.ts'
import { href } from './rich-text.ts'

test.each([
  ['page:cours-enfants', true],
  ['page:cours-enfants#tarifs', true],
  ['page:Cours', false],
  ['/fr/', true],
  ['//evil.example', false],
  ['#tarifs', true],
  ['https://example.org/a b', false],
  ['https://example.org/a', true],
  ['mailto:a@b.fr', true],
  ['tel:+33 4', false],
  ['tel:+334', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
  [`/${'a'.repeat(2000)}`, false],
])('whether %s is an address, for content and for its editor: %s', (address, kept) => {
  expect([isAddress(address), href.safeParse(address).success]).toEqual([kept, kept])
})
