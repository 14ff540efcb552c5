import { expect, test } from 'vitest'
import { sampleLine } from '../fixtures/cart.ts'
import { groupsOf } from './groups.ts'

test('CART-1 lines stand together by merchant and kind; two children are two lines', () => {
  const lift = { kind: 'LIFT', merchantName: 'Remontées de Valorsène', totalCents: 19600 } as const
  const groups = groupsOf([sampleLine(), sampleLine({ id: 'l3', ...lift }), sampleLine({ id: 'l2' })])
  expect(groups.map(({ kind, lines, totalCents }) => [kind, lines.map(({ id }) => id), totalCents])).toEqual([
    ['ESF', ['l1', 'l2'], 41800],
    ['LIFT', ['l3'], 19600],
  ])
})
