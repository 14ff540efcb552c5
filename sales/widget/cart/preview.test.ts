import { expect, test } from 'vitest'
import type { CartPreview } from '../../api/cart.ts'
import { otherChanges, soldOutNames } from './preview.ts'

const line = (id: string, outcome: CartPreview['lines'][number]['outcome']) => ({
  id,
  name: `Line ${id}`,
  people: [],
  outcome,
  before: null,
  after: null,
  reason: '',
})
const preview: CartPreview = {
  lines: [line('hotel', 'removed'), line('tax', 'removed'), line('pass', 'repriced'), line('lesson', 'kept')],
  totalBeforeCents: 100,
  totalAfterCents: 50,
  soldOut: ['lesson'],
}

test('WEEK-3 what else a change does is shown, not the line that is changed nor those that stay as they are', () => {
  expect(otherChanges(preview, 'hotel').map(({ id }) => id)).toEqual(['tax', 'pass'])
  expect(otherChanges(preview).map(({ id }) => id)).toEqual(['hotel', 'tax', 'pass'])
})

test('WEEK-2 lines whose places are gone are named', () => expect(soldOutNames(preview)).toEqual(['Line lesson']))
