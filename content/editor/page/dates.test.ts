import { expect, test } from 'vitest'
import { isShownOn, today } from './dates.ts'

const noel = { from: '2026-12-19', to: '2027-01-03' }

test.each([
  ['2026-12-18', false],
  ['2026-12-19', true],
  ['2027-01-03', true],
  ['2027-01-04', false],
])('META-4 on %s a block of the holidays shows: %s', (day, shown) => {
  expect(isShownOn(day, [noel])).toBe(shown)
})

test('META-4 a block without ranges always shows', () => {
  expect(isShownOn('2026-12-18', undefined)).toBe(true)
  expect(isShownOn('2026-12-18', [])).toBe(true)
})

test('today is a day of the calendar', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
