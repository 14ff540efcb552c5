import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { ageOn } from 'base/day'
import { createLog } from 'base/log'
import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Selection } from '../api/offers.ts'
import { openCatalogues } from '../catalogue/read-catalogue.ts'
import type { Catalogues } from '../catalogue/read-catalogue.ts'
import { slotsOfProduct } from '../catalogue/catalogue.ts'
import { resolveSelection } from '../catalogue/selection.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { migrateSales } from '../store/migrate.ts'
import { familySteps } from './family-rule.ts'
import { formatSteps } from './format-steps.ts'
import { priceOf } from './price.ts'
import { pricesInStay } from './stay-prices.ts'

const today = '2026-11-21'
let database: TestDatabase
let catalogues: Catalogues
beforeAll(async () => {
  database = await createTestDatabase('sales_pricing', async (empty) => {
    await migrateSales(empty)
    await loadCatalogue(empty, 'resorts/valorsene/catalogue', { clock: fixedClock(`${today}T09:00:00Z`) })
  })
  catalogues = await openCatalogues(database, database.url, createLog('test', 'silent'))
})
afterAll(async () => {
  await catalogues.close()
  await database.close()
})

const document = new URL('../../docs/algorithms/pricing.md', import.meta.url)

const demo = () => catalogues.get('valorsene')!

function selectionOf(product: string, firstDay: string, days: number): Selection {
  const slot = slotsOfProduct(demo(), product).find(({ start }) => start === firstDay)
  if (!slot) return { kind: 'LIFT', firstDay, days }
  const rules = demo().products.get(product)!.rules
  const meeting = rules.sort === 'lesson' ? rules.meeting.find(({ at }) => at === slot.meetingPoint) : undefined
  const level = meeting?.levels?.[0] ?? (rules.sort === 'lesson' ? rules.levels[0]!.code : '')
  return { kind: 'ESF', slot: slot.id, level }
}

function price(product: string, birthDate: string, firstDay: string, days = 1) {
  const choice = resolveSelection(demo(), product, selectionOf(product, firstDay, days), today)
  if (!choice.ok) throw new Error(`${product} on ${firstDay}: ${choice.failure.message}`)
  return priceOf(demo(), choice.value, birthDate, today)
}

test.each(readMarkdownTable(document, 'Age categories of passes'))(
  'born $born, first day $day: $age years is $category',
  ({ born = '', day = '', age, category }) => {
    expect(ageOn(born, day)).toBe(Number(age))
    expect(price('area-pass', born, day)).toMatchObject({ ok: true, value: { ageCategory: category, ageDay: day } })
  },
)

test.each(readMarkdownTable(document, 'Ages of lessons'))(
  '$lesson, born $born, first day $day, $age years: $answer',
  ({ lesson = '', born = '', day = '', age, answer }) => {
    const result = price(lesson, born, day)
    expect(ageOn(born, day)).toBe(Number(age))
    const refused = { ok: false, failure: { code: 'age', details: { age: Number(age), day } } }
    expect(result).toMatchObject(answer === 'sold' ? { ok: true, value: { age: Number(age) } } : refused)
  },
)

test.each(readMarkdownTable(document, 'Prices and their steps'))(
  '$product, born $born, from $day, $days days: $steps = $price',
  ({ product = '', born = '', day = '', days, steps, price: sum }) => {
    const result = price(product, born, day, Number(days))
    if (!result.ok) throw new Error(result.failure.message)
    const { value } = result
    expect(value.steps.map(({ step, cents }) => `${step} ${cents}`).join(', ')).toBe(steps)
    expect(value.cents).toBe(Number(sum))
  },
)

test.each(readMarkdownTable(document, 'Prices within a stay'))(
  '$product from $from to $to for $ages: $prices',
  ({ product = '', from = '', to = '', ages = '', prices }) => {
    const asked = ages.split(',').map((range) => {
      const [youngest, oldest] = range.split('-')
      return { from: Number(youngest), to: Number(oldest || Infinity) }
    })
    const found = pricesInStay(demo(), demo().products.get(product)!, { from, to, ages: asked }, () => true)
    const ends = [...new Set(found.toSorted((one, other) => one - other))]
    expect(ends.length > 1 ? `${ends[0]} - ${ends.at(-1)}` : String(ends[0] ?? 'none')).toBe(prices)
  },
)

test('what is taken is no price within a stay', () => {
  const lesson = demo().products.get('children-ski')!
  const stay = { from: '2027-01-09', to: '2027-01-16', ages: [] }
  expect(pricesInStay(demo(), lesson, stay, () => false)).toEqual([])
})

test.each(readMarkdownTable(document, 'The family deal'))(
  'the family deal: $passes cost $total',
  ({ passes = '', total }) => {
    const lines = passes.split(', ').flatMap(passesOf)
    const reductions = familySteps(demo().family, lines)
    const sum = lines.reduce((all, { priceCents }, index) => all + priceCents + (reductions[index]?.cents ?? 0), 0)
    expect(sum).toBe(Number(total))
  },
)

function passesOf(group: string) {
  const [count, ageCategory = '', days, firstDay = ''] = group.split(/[ @]/)
  const priceCents = centsOf(ageCategory, Number(days), firstDay)
  const pass = { product: 'area-pass', firstDay, days: Number(days), ageCategory, priceCents }
  return Array.from({ length: Number(count) }, () => ({ ...pass }))
}

const bornAs: Record<string, string> = {
  'small-child': '2023-01-01',
  child: '2018-05-04',
  adult: '1985-07-01',
  senior: '1960-01-01',
}

function centsOf(category: string, days: number, firstDay: string): number {
  const result = price('area-pass', bornAs[category] ?? '', firstDay, days)
  return result.ok ? result.value.cents : Number.NaN
}

test.each(['fr', 'en', 'es', 'nl'] as const)('every step has a name in %s', (lang) => {
  const steps = [
    { step: 'lesson', days: 6, cents: 1 },
    { step: 'period', period: 'christmas', cents: 1 },
    { step: 'day-rate', age: 'adult', days: 1, cents: 1 },
    { step: 'several-days', days: 6, cents: 1 },
    { step: 'season', age: 'adult', season: '2026-27', cents: 1 },
    { step: 'free', age: 'veteran', cents: 0 },
    { step: 'family', percent: 10, cents: -1 },
  ] as const
  const labels = formatSteps(demo(), 'area-pass', steps, lang).map(({ label }) => label)
  expect(labels.filter((label) => /[?{}]/.test(label) || label === '')).toEqual([])
})

test('somebody not born yet, or older than anybody, is a typing error', () => {
  for (const born of ['2026-11-22', '2062-05-04', '1885-01-01'])
    expect(price('area-pass', born, '2026-12-20')).toMatchObject({
      ok: false,
      failure: { code: 'age', message: 'age.impossible' },
    })
})
