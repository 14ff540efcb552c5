import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { createLog } from 'base/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateSales } from '../store/migrate.ts'
import { openCatalogues } from './read-catalogue.ts'
import type { Catalogues } from './read-catalogue.ts'
import { slotsOfProduct, tariffOf } from './catalogue.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { loadCatalogue } from './load-catalogue.ts'

const folder = 'resorts/valorsene/catalogue'
let database: TestDatabase
let catalogues: Catalogues
beforeAll(async () => {
  database = await createTestDatabase('sales_catalogue', async (empty) => {
    await migrateSales(empty)
    await loadCatalogue(empty, folder, { clock: fixedClock('2026-11-21T09:00:00Z') })
  })
  catalogues = await openCatalogues(database, database.url, createLog('test', 'silent'))
})
afterAll(async () => {
  await catalogues.close()
  await database.close()
})

const demo = () => catalogues.get('valorsene')!
const slotCount = async (): Promise<number> =>
  (await database.pool.query<{ count: number }>('select count(*)::int as count from slot')).rows[0]!.count

test.each([
  ['children-ski', 'all', 6, 16900, 20900],
  ['little-ones', 'all', 6, 18500, 22500],
  ['adults-ski', 'all', 5, 16500, 19900],
  ['area-pass', 'adult', 1, 4400, 4900],
  ['area-pass', 'child', 1, 3600, 4000],
  ['area-pass', 'senior', 1, 4000, 4400],
  ['area-pass', 'adult', 6, 21900, 24500],
  ['area-pass', 'child', 6, 17500, 19600],
  ['area-pass', 'senior', 6, 19700, 22000],
])('the price list of the pages holds in the shop: %s %s %i days', (product, age, days, low, high) => {
  const price = (period: 'low' | 'high') => tariffOf(demo(), { season: '2026-27', product, age, days, period })
  expect([price('low'), price('high')]).toEqual([low, high])
})

test('a longer pass costs more, and less for each day', () => {
  const prices = [...demo().tariffs].filter(([key]) => key.startsWith('2026-27|area-pass|adult|low'))
  const byDays = prices.map(([key, cents]) => [Number(key.split('|')[4]), cents] as const).toSorted(([a], [b]) => a - b)
  for (const [index, [days, cents]] of byDays.entries()) {
    const [, before] = byDays[index - 1] ?? [0, 0]
    expect(cents).toBeGreaterThan(before)
    expect(cents / days).toBeLessThanOrEqual(4400)
  }
  expect(byDays.map(([days]) => days)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('every level of a lesson meets somewhere, and only levels that exist are named', () => {
  for (const { levels, meeting } of lessonRulesOf()) {
    const codes = levels.map(({ code }) => code)
    expect(codes.length).toBeGreaterThan(0)
    expect(new Set(meeting.flatMap((one) => one.levels ?? codes))).toEqual(new Set(codes))
    for (const { at } of meeting) expect(demo().meetingPoints[at]).toBeDefined()
  }
})

function lessonRulesOf() {
  return [...demo().products.values()].flatMap(({ rules }) => (rules.sort === 'lesson' ? [rules] : []))
}

test('adults are taught in the afternoon only in the holidays', () => {
  const afternoons = slotsOfProduct(demo(), 'adults-ski').filter(({ time }) => time.startsWith('14'))
  expect(afternoons.length).toBe(6 * 3)
  expect(afternoons.every(({ period }) => period !== 'low')).toBe(true)
})

test('loading again changes nothing; a year later it adds the new season and keeps what was sold', async () => {
  const before = await slotCount()
  await database.pool.query(`update slot set sold = 3 where id = 'valorsene.children-ski.2026-12-20.morning.moufles'`)
  await loadCatalogue(database, folder, { clock: fixedClock('2026-12-24T09:00:00Z') })
  expect(await slotCount()).toBe(before)
  await loadCatalogue(database, folder, { clock: fixedClock('2027-11-21T09:00:00Z') })
  expect(await slotCount()).toBeGreaterThan(before * 1.9)
  const { rows } = await database.pool.query(`select sum(sold)::int as sold from slot`)
  expect(rows).toEqual([{ sold: 3 }])
  await expect.poll(() => demo().seasons.map(({ id }) => id), { timeout: 10_000 }).toEqual(['2026-27', '2027-28'])
})

test('a missing file is named, with what to do', () => {
  expect(() => readCatalogueFiles('resorts/valorsene/content')).toThrow(/resort\.yaml is missing/)
})
