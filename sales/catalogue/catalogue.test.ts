import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { createLog } from 'base/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateSales } from '../store/migrate.ts'
import { openCatalogues } from './read-catalogue.ts'
import type { Catalogues } from './read-catalogue.ts'
import { kinds } from '../kinds/kinds.ts'
import { priceSelection, resolveSelection } from '../kinds/resolve.ts'
import { lessonRules, levelsAt } from '../kinds/lesson/rules.ts'
import { datesOfLesson, lessonDatePrice } from '../kinds/lesson/dates.ts'
import { tariffOf } from './catalogue.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { periodOn } from './season.ts'

const folder = 'resorts/valorsene/catalogue'
let database: TestDatabase
let catalogues: Catalogues
beforeAll(async () => {
  database = await createTestDatabase('sales_catalogue', async (empty) => {
    await migrateSales(empty)
    await loadCatalogue(empty, folder, { clock: fixedClock('2026-11-21T09:00:00Z'), kinds })
  })
  catalogues = await openCatalogues(database, database.url, createLog('test', 'silent'), kinds)
})
afterAll(async () => {
  await catalogues.close()
  await database.close()
})

const demo = () => catalogues.get('valorsene')!
const slotCount = async (): Promise<number> =>
  (await database.pool.query<{ count: number }>('select count(*)::int as count from place_pool')).rows[0]!.count

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
  return [...demo().products.values()].flatMap(({ type, rules }) =>
    type === 'lesson' ? [lessonRules.parse(rules)] : [],
  )
}

test('adults are taught in the afternoon only in the holidays', () => {
  const afternoons = datesOfLesson(demo(), 'adults-ski').filter(({ time }) => time.startsWith('14'))
  expect(afternoons.length).toBe(6 * 3)
  expect(afternoons.every(({ start }) => periodOn(demo().seasons[0]!, start))).toBe(true)
})

test('loading again changes nothing; a year later it adds the new season and keeps what was sold', async () => {
  const before = await slotCount()
  await database.pool.query(
    `update place_pool set sold = 3 where id = 'valorsene.children-ski.2026-12-20.morning.moufles'`,
  )
  await loadCatalogue(database, folder, { clock: fixedClock('2026-12-24T09:00:00Z'), kinds })
  expect(await slotCount()).toBe(before)
  await loadCatalogue(database, folder, { clock: fixedClock('2027-11-21T09:00:00Z'), kinds })
  expect(await slotCount()).toBeGreaterThan(before * 1.9)
  const { rows } = await database.pool.query(`select sum(sold)::int as sold from place_pool`)
  expect(rows).toEqual([{ sold: 3 }])
  await expect.poll(() => demo().seasons.map(({ id }) => id), { timeout: 10_000 }).toEqual(['2026-27', '2027-28'])
})

/** A copy of the demo catalogue whose lessons are changed. */
function changedCatalogue(change: (lessons: string) => string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'schuss-catalogue-'))
  cpSync(folder, copy, { recursive: true })
  const file = path.join(copy, 'school/lessons.yaml')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return copy
}

const slotRow = async (id: string) =>
  (
    await database.pool.query(
      `select data->>'time' as time, capacity, held, sold, on_sale from place_pool where id = $1`,
      [id],
    )
  ).rows[0]

test('changed times, capacities and removed dates reach a database with buyers, never below what is taken', async () => {
  const [kept, moved, removed, quiet] = [
    'valorsene.children-ski.2027-01-03.morning.moufles',
    'valorsene.children-ski.2027-01-03.afternoon.drapeaux',
    'valorsene.children-ski.2027-01-03.afternoon.replat',
    'valorsene.children-ski.2027-01-10.afternoon.replat',
  ] as const
  await database.pool.query('update place_pool set held = 2, sold = 35 where id = $1', [kept])
  await database.pool.query('update place_pool set sold = 1 where id = any($1)', [[moved, removed]])
  const changed = changedCatalogue((lessons) =>
    lessons
      .replace('{at: moufles, places: 40, levels: [lutin]}', '{at: moufles, places: 30, levels: [lutin]}')
      .replace('{code: afternoon, time: "14:15-16:45"}', '{code: afternoon, time: "13:30-16:00"}')
      .replace('      - {at: replat, places: 40, levels: [givre, cristal-1, cristal-2, cristal-3]}\n', ''),
  )
  const problems = await loadCatalogue(database, changed, { clock: fixedClock('2026-11-21T10:00:00Z'), kinds })
  expect(problems).toEqual([
    { pool: moved, problem: 'moved-with-buyers', held: 0, sold: 1 },
    { pool: removed, problem: 'removed-with-buyers', held: 0, sold: 1 },
    { pool: kept, problem: 'capacity-kept', held: 2, sold: 35 },
  ])
  expect(await slotRow(kept)).toMatchObject({ capacity: 37, held: 2, sold: 35, on_sale: true })
  expect(await slotRow(moved)).toMatchObject({ time: '13:30-16:00', sold: 1, on_sale: true })
  expect(await slotRow(removed)).toMatchObject({ sold: 1, on_sale: false })
  expect(await slotRow(quiet)).toMatchObject({ on_sale: false })
  const today = '2026-11-21'
  const select = (slot: string, isHeld: boolean) =>
    resolveSelection(demo(), 'children-ski', { type: 'lesson', slot, level: 'givre' }, today, { isHeld }).ok
  await expect.poll(() => select(removed, false), { timeout: 10_000 }).toBe(false)
  await loadCatalogue(database, folder, { clock: fixedClock('2026-11-21T10:00:00Z'), kinds })
  expect(await slotRow(quiet)).toMatchObject({ capacity: 40, on_sale: true })
  await database.pool.query('update place_pool set held = 0, sold = 0')
})

test('a date whose period changed has one price, in the list of dates and in the quote', () => {
  const catalogue = demo()
  const later = { ...catalogue.seasons[0]!, periods: [] }
  const changed = { ...catalogue, seasons: [later] }
  const slot = datesOfLesson(changed, 'children-ski').find(({ start }) => start === '2026-12-20')!
  const selection = { type: 'lesson', slot: slot.id, level: levelOf(slot.meetingPoint) } as const
  const resolved = resolveSelection(changed, 'children-ski', selection, '2026-11-21')
  const price = resolved.ok
    ? priceSelection(resolved.value, [{ id: '', firstName: '', lastName: '', birthDate: '2018-05-04' }])
    : undefined
  expect(price).toMatchObject({ ok: true, value: { cents: lessonDatePrice(changed, slot) } })
})

function levelOf(meetingPoint: string): string {
  return levelsAt(lessonRules.parse(demo().products.get('children-ski')!.rules), meetingPoint)[0]!
}

test('products in a format of another version are written anew, and one that is no longer sold does not stop the start', async () => {
  await database.pool.query(`update product set rules = '{"sort": "of-before"}'`)
  await database.pool.query(
    `insert into product (resort, id, kind, type, merchant, position, texts, rules)
     values ('valorsene', 'gone', 'ESF', 'lesson', 'school', 99, '{}', '{}')`,
  )
  await database.pool.query(`update resort set data = data || '{"fingerprint": "of a version with another format"}'`)
  await loadCatalogue(database, folder, { clock: fixedClock('2026-11-21T10:00:00Z'), kinds })
  const reopened = await openCatalogues(database, database.url, createLog('test', 'silent'), kinds)
  const catalogue = reopened.get('valorsene')
  await reopened.close()
  expect(catalogue?.products.get('area-pass')?.rules).toMatchObject({ durations: [1, 2, 3, 4, 5, 6, 7, 8] })
  expect(catalogue?.products.has('gone')).toBe(false)
})

test('a missing file is named, with what to do', () => {
  expect(() => readCatalogueFiles('resorts/valorsene/content', kinds)).toThrow(/resort\.yaml is missing/)
})

test('a mistake in a file is named with its file, line and place', () => {
  const wrong = changedCatalogue((lessons) => lessons.replace('price: {low: 185', 'price: {low: cheap'))
  expect(() => readCatalogueFiles(wrong, kinds)).toThrow(
    /school\/lessons\.yaml cannot be read, line 8: lessons\.0\.price\.low: .*expected number/,
  )
  const broken = changedCatalogue((lessons) => lessons.replace('price: {low: 185', 'price: {low: 185]'))
  expect(() => readCatalogueFiles(broken, kinds)).toThrow(/school\/lessons\.yaml is no YAML: .* at line 8/)
  const unknownLevels = changedCatalogue((lessons) => lessons.replace('levels: children-ski', 'levels: nowhere'))
  expect(() => readCatalogueFiles(unknownLevels, kinds)).toThrow(/a lesson names levels that are not there/)
})

test('a file of no kind is named, with the files that there may be', () => {
  const copy = changedCatalogue((lessons) => lessons)
  writeFileSync(path.join(copy, 'school/lesons.yaml'), '[]')
  expect(() => readCatalogueFiles(copy, kinds)).toThrow(/lesons\.yaml is of no kind .* lessons\.yaml, .*passes\.yaml/)
})
