import { expect, test } from 'vitest'
import { sampleLine } from '../fixtures/cart.ts'
import { groupsOf, withDependents } from './groups.ts'

test('CART-1 lines stand together by merchant and kind; two children are two lines', () => {
  const lift = { kind: 'LIFT', merchantName: 'Remontées de Valorsène', totalCents: 19600 } as const
  const groups = groupsOf([sampleLine(), sampleLine({ id: 'l3', ...lift }), sampleLine({ id: 'l2' })])
  expect(groups.map(({ kind, lines, totalCents }) => [kind, lines.map(({ id }) => id), totalCents])).toEqual([
    ['ESF', ['l1', 'l2'], 41800],
    ['LIFT', ['l3'], 19600],
  ])
})

test('WEEK-3 a line that depends on another stands below it', () => {
  const hotel = sampleLine({ id: 'hotel', kind: 'HOT' })
  const tax = sampleLine({ id: 'tax', kind: 'STAY_TAX', dependsOn: ['hotel'] })
  const insurance = sampleLine({ id: 'insurance', kind: 'ASSU', dependsOn: ['tax', 'l1'] })
  const shown = withDependents([tax, hotel, sampleLine(), insurance])
  expect(shown.map(({ line, dependents }) => [line.id, dependents.map(({ id }) => id)])).toEqual([
    ['hotel', ['tax', 'insurance']],
    ['l1', []],
  ])
})

test('bad input: lines that depend on each other, or on one that is not there, are still shown', () => {
  const one = sampleLine({ id: 'one', dependsOn: ['two'] })
  const two = sampleLine({ id: 'two', dependsOn: ['one'] })
  const alone = sampleLine({ id: 'alone', dependsOn: ['gone', 'alone'] })
  const shown = withDependents([one, two, alone]).flatMap(({ line, dependents }) => [line, ...dependents])
  expect(shown.map(({ id }) => id).toSorted()).toEqual(['alone', 'one', 'two'])
})
