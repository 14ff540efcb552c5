import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test('a day is formatted in the language of the page, the same in every time zone', () => {
  expect(formatDay('2026-11-02', 'fr')).toBe('2 novembre 2026')
  expect(formatDay('2027-01-01', 'fr')).toBe('1er janvier 2027')
  expect(formatDay('2026-11-02', 'en')).toBe('2 November 2026')
  expect(formatDay('2026-11-02', 'es')).toBe('2 de noviembre de 2026')
  expect(formatDay('2026-11-02', 'nl')).toBe('2 november 2026')
})
