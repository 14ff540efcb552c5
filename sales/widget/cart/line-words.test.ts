import { expect, test } from 'vitest'
import { sampleLine, tom, zoe } from '../fixtures/cart.ts'
import { lineLabel, peopleOf, productOf } from './line-words.ts'

test.each([
  ['one person', { people: [zoe] }, 'Ski 6-12 ans', 'Zoé Martin', 'Ski 6-12 ans, Zoé'],
  ['several people', { people: [zoe, tom] }, 'Ski 6-12 ans', 'Zoé et Tom', 'Ski 6-12 ans, Zoé et Tom'],
  ['nobody', { people: [], name: 'Bonnet' }, 'Bonnet', '', 'Bonnet'],
  ['a quantity', { people: [], name: 'Bonnet', quantity: 3 }, '3\u00A0× Bonnet', '', '3\u00A0× Bonnet'],
])('CART-1 a line for %s is named by its product and its people', (_, change, product, people, label) => {
  const line = sampleLine(change)
  expect([productOf(line), peopleOf(line, 'fr'), lineLabel(line, 'fr')]).toEqual([product, people, label])
})
