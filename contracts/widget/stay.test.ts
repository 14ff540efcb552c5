import { expect, test } from 'vitest'
import { isStay } from './stay.ts'

test('STAY-2 a stay is two days that exist, in order', () => {
  expect(isStay({ from: '2026-12-26', to: '2027-01-02' })).toBe(true)
  expect(isStay({ from: '2026-12-26', to: '2026-12-26' })).toBe(true)
})

test.each([
  null,
  'x',
  [],
  {},
  { from: '2026-12-26' },
  { from: '2027-01-02', to: '2026-12-26' },
  { from: '2027-02-29', to: '2027-03-06' },
  { from: '2026-12-26', to: '2028-12-26' },
  { from: 20261226, to: 20270102 },
])('STAY-2 bad input: %j is none', (value) => expect(isStay(value)).toBe(false))
