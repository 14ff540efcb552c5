import { expect, test } from 'vitest'
import { isShownOn } from './dates.ts'

const noel = { from: '2026-12-19', to: '2027-01-03' }

test.each([
  ['2026-12-18', false],
  ['2026-12-19', true],
  ['2027-01-03', true],
  ['2027-01-04', false],
])('META-4 on %s a block of the holidays shows: %s', (day, shown) => {
  expect(isShownOn(day, { dateRanges: [noel] })).toBe(shown)
})

test('META-4 a block without ranges always shows', () => {
  expect(isShownOn('2026-12-18', {})).toBe(true)
  expect(isShownOn('2026-12-18', { dateRanges: [] })).toBe(true)
})
