import { href } from 'content/api/rich-text'
import { expect, test } from 'vitest'
import { isAddress, meantAddress } from './address.ts'

const addresses = [
  'page:cours-enfants',
  'page:cours-enfants#tarifs',
  'page:Cours',
  '/fr/',
  '//evil.example',
  '#tarifs',
  'https://example.org/a b',
  'https://example.org/a',
  'mailto:a@b.fr',
  'tel:+33 4',
  'tel:+334',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '',
  `/${'a'.repeat(2000)}`,
]

test.each(addresses)('%s is an address here when it is one for content', (address) => {
  expect(isAddress(address)).toBe(href.safeParse(address).success)
})

test.each([
  [' https://example.org ', 'https://example.org'],
  ['www.example.org/neige', 'https://www.example.org/neige'],
  ['contact@example.org', 'mailto:contact@example.org'],
  ['+33 4 79 00 00 00', 'tel:+33479000000'],
  ['04 79 00 00 00', 'tel:0479000000'],
  ['page:accueil', 'page:accueil'],
  ['javascript:alert(1)', undefined],
  ['la neige', undefined],
  ['', undefined],
])('somebody who types %j means %j', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})
