import { expect, test } from 'vitest'
import { sampleLine, tom } from '../fixtures/cart.ts'
import { addedGroups } from './added-groups.ts'

test('everybody who was added is described by their own line', () => {
  const child = sampleLine({ name: 'Forfait', detail: '6 jours, enfant 5-12 ans' })
  const other = sampleLine({ id: 'l2', name: 'Forfait', detail: '6 jours, enfant 5-12 ans', participant: tom })
  const anna = { id: 'p3', firstName: 'Anna', lastName: 'Martin', birthDate: '1985-01-01' }
  const adult = sampleLine({ id: 'l3', name: 'Forfait', detail: '6 jours, adulte', participant: anna })
  expect(addedGroups([child, adult, other])).toEqual([
    { name: 'Forfait', detail: '6 jours, enfant 5-12 ans', people: ['Zoé', 'Tom'] },
    { name: 'Forfait', detail: '6 jours, adulte', people: ['Anna'] },
  ])
})
