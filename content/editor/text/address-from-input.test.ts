import { expect, test } from 'vitest'
import { addressFromInput } from './address-from-input.ts'

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
  expect(addressFromInput(typed)).toBe(meant)
})
