import { expect, test, vi } from 'vitest'
import { daysIn } from './locale.ts'

const full = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

test.each([
  ['fr', 'vendredi 1er janvier 2027'],
  ['en', 'Friday, 1 January 2027'],
  ['es', 'viernes, 1 de enero de 2027'],
  ['nl', 'vrijdag 1 januari 2027'],
])('the first of a month in %s', (lang, words) => expect(daysIn(lang, full).one('2027-01-01')).toBe(words))

test('only the first is the 1er', () => {
  const { one, range } = daysIn('fr', { day: 'numeric', month: 'long' })
  expect([one('2027-01-11'), one('2027-01-21'), one('2027-01-31')]).toEqual(['11 janvier', '21 janvier', '31 janvier'])
  expect(range('2027-02-01', '2027-02-06').replaceAll('\u2009', '')).toBe('1er–6 février')
  expect(range('2027-01-30', '2027-02-01')).toMatch(/^30 janvier.*1er février$/)
})

test('a format is made once for a language and its options, whatever the order of calls', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const options = { weekday: 'short', month: 'short' } as const
  const [first, other] = [daysIn('nl', options), daysIn('es', options)]
  expect(daysIn('nl', { ...options })).toBe(first)
  expect(other.one('2027-01-04')).not.toBe(first.one('2027-01-04'))
  expect(made).toHaveBeenCalledTimes(2)
})
