import { expect, test } from 'vitest'
import { withArrival, readStay } from './stay.ts'

const today = '2026-11-21'

test.each([
  [{ from: '2027-02-20', to: '2027-02-27' }, { stay: { from: '2027-02-20', to: '2027-02-27' } }],
  [{ from: '2027-02-20', to: '' }, {}],
  [{ from: '', to: '' }, {}],
  [{ from: '2027-02-20', to: '2027-02-19' }, { error: 'stay.error.order' }],
  [{ from: '2026-11-01', to: '2026-11-08' }, { error: 'stay.error.past' }],
])('a stay of %o is read as %o', (form, read) => expect(readStay(form, today)).toEqual(read))

test('a departure follows the arrival by a week, unless it was chosen later than it', () => {
  expect(withArrival({ from: '', to: '' }, '2027-02-20')).toEqual({ from: '2027-02-20', to: '2027-02-27' })
  expect(withArrival({ from: '', to: '2027-02-24' }, '2027-02-20')).toEqual({ from: '2027-02-20', to: '2027-02-24' })
  expect(withArrival({ from: '', to: '2027-02-10' }, '2027-02-20')).toEqual({ from: '2027-02-20', to: '2027-02-27' })
})
