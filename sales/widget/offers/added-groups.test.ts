import { expect, test } from 'vitest'
import { sampleLine, tom, zoe } from '../fixtures/cart.ts'
import { addedGroups } from './added-groups.ts'

test('added people are described by their own lines', () => {
  const child = sampleLine({ name: 'Forfait', detail: '6 jours, enfant 5-12 ans' })
  const other = sampleLine({ id: 'l2', name: 'Forfait', detail: '6 jours, enfant 5-12 ans', people: [tom] })
  const anna = { id: 'p3', firstName: 'Anna', lastName: 'Martin', birthDate: '1985-01-01' }
  const adult = sampleLine({ id: 'l3', name: 'Forfait', detail: '6 jours, adulte', people: [anna] })
  expect(addedGroups([child, adult, other])).toEqual([
    { name: 'Forfait', detail: '6 jours, enfant 5-12 ans', people: ['Zoé', 'Tom'] },
    { name: 'Forfait', detail: '6 jours, adulte', people: ['Anna'] },
  ])
})

test('a line for several people names all of them, one for nobody its quantity', () => {
  const transfer = sampleLine({ name: 'Navette', detail: '20 février', people: [zoe, tom] })
  const hats = sampleLine({ id: 'l2', name: 'Bonnet', detail: '', people: [], quantity: 2 })
  expect(addedGroups([transfer, hats])).toEqual([
    { name: 'Navette', detail: '20 février', people: ['Zoé', 'Tom'] },
    { name: '2\u00A0× Bonnet', detail: '', people: [] },
  ])
})
