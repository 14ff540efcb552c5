import { expect, test } from 'vitest'
import { kinds } from '../kinds/kinds.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { periodOn, seasonOf, seasonsOnSale, weeksOf } from './season.ts'

const rules = readCatalogueFiles('resorts/valorsene/catalogue', kinds)
const winter = seasonOf(rules, 2026)

test.each([
  [2025, '2025-12-13', '2026-04-12', '2025-12-20', '2026-02-07'],
  [2026, '2026-12-12', '2027-04-18', '2026-12-19', '2027-02-06'],
  [2027, '2027-12-18', '2028-04-16', '2027-12-18', '2028-02-05'],
  [2028, '2028-12-16', '2029-04-15', '2028-12-23', '2029-02-10'],
])(
  'the winter of %i runs from %s to %s; Christmas from %s, February from %s',
  (year, first, last, christmas, february) => {
    const { firstDay, lastDay, periods } = seasonOf(rules, year)
    expect([firstDay, lastDay, ...periods.map(({ from }) => from)]).toEqual([first, last, christmas, february])
  },
)

test.each([
  ['2026-11-21', ['2026-27']],
  ['2027-01-10', ['2026-27']],
  ['2027-03-28', ['2026-27']],
  ['2027-03-29', ['2026-27', '2027-28']],
  ['2027-04-18', ['2026-27', '2027-28']],
  ['2027-04-19', ['2027-28']],
  ['2027-08-01', ['2027-28']],
])('on %s there is always something to buy: %o', (today, ids) =>
  expect(seasonsOnSale(rules, today).map(({ id }) => id)).toEqual(ids),
)

test.each([
  ['2026-12-18', undefined],
  ['2026-12-19', 'christmas'],
  ['2027-01-01', 'christmas'],
  ['2027-01-02', undefined],
  ['2027-02-06', 'february'],
  ['2027-03-05', 'february'],
  ['2027-03-06', undefined],
])('%s lies in the period %s', (day, code) => expect(periodOn(winter, day)?.code).toBe(code))

test("children's weeks begin on Sunday, adults' on Monday, and all end within the season", () => {
  expect(weeksOf(winter, { first: 7, count: 6 })).toMatchObject({ 0: '2026-12-13', 1: '2026-12-20', length: 18 })
  expect(weeksOf(winter, { first: 1, count: 5 })).toMatchObject({ 0: '2026-12-14', 17: '2027-04-12', length: 18 })
})
