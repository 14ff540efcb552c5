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
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { migrateSales } from '../store/migrate.ts'
import { formatSteps } from '../pricing/format-steps.ts'
import type { PriceDerivationStep } from '../store/column-types.ts'
import type { StayForPrices } from './kind.ts'
import { kindOf, kinds } from './kinds.ts'
import { datesOfLesson } from './lesson/dates.ts'
import { lessonRules } from './lesson/rules.ts'
import { familyReductions } from './pass/family-price.ts'
import { priceSelection, resolveSelection } from './resolve.ts'

const today = '2026-11-21'
let database: TestDatabase
let catalogues: Catalogues
beforeAll(async () => {
  database = await createTestDatabase('sales_pricing', async (empty) => {
    await migrateSales(empty)
    await loadCatalogue(empty, 'resorts/valorsene/catalogue', { clock: fixedClock(`${today}T09:00:00Z`), kinds })
  })
  catalogues = await openCatalogues(database, database.url, createLog('test', 'silent'), kinds)
})
afterAll(async () => {
  await catalogues.close()
  await database.close()
})

const document = new URL('../../docs/algorithms/pricing.md', import.meta.url)

const demo = () => catalogues.get('valorsene')!

function selectionOf(product: string, firstDay: string, days: number): Selection {
  const slot = datesOfLesson(demo(), product).find(({ start }) => start === firstDay)
  if (!slot) return { type: 'pass', firstDay, days }
  const rules = lessonRules.parse(demo().products.get(product)!.rules)
  const level = rules.meeting.find(({ at }) => at === slot.meetingPoint)?.levels?.[0] ?? rules.levels[0]!.code
  return { type: 'lesson', slot: slot.id, level }
}

function price(product: string, birthDate: string, firstDay: string, days = 1) {
  const choice = resolveSelection(demo(), product, selectionOf(product, firstDay, days), today)
  if (!choice.ok) throw new Error(`${product} on ${firstDay}: ${choice.failure.message}`)
  return priceSelection(choice.value, [{ id: '', firstName: '', lastName: '', birthDate }])
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

function pricesInStay(id: string, stay: StayForPrices, full: ReadonlySet<string>) {
  const product = demo().products.get(id)!
  return kindOf(product).pricesInStay({ catalogue: demo(), product, today }, stay, full)
}

test.each(readMarkdownTable(document, 'Prices within a stay'))(
  '$product from $from to $to for $ages: $prices',
  ({ product = '', from = '', to = '', ages = '', prices }) => {
    const asked = ages.split(',').map((range) => {
      const [youngest, oldest] = range.split('-')
      return { from: Number(youngest), to: Number(oldest || Infinity) }
    })
    const found = pricesInStay(product, { from, to, ages: asked }, new Set())
    const ends = [...new Set(found.toSorted((one, other) => one - other))]
    expect(ends.length > 1 ? `${ends[0]} - ${ends.at(-1)}` : String(ends[0] ?? 'none')).toBe(prices)
  },
)

test('what is taken is no price within a stay', () => {
  const full = new Set(datesOfLesson(demo(), 'children-ski').map(({ id }) => id))
  expect(pricesInStay('children-ski', { from: '2027-01-09', to: '2027-01-16', ages: [] }, full)).toEqual([])
})

test.each(readMarkdownTable(document, 'The family deal'))(
  'the family deal: $passes cost $total',
  ({ passes = '', total }) => {
    const lines = passes.split(', ').flatMap(passesOf)
    const reductions = familyReductions(demo(), lines)
    const sum = lines.reduce((all, { priceCents }, index) => all + priceCents + (reductions[index]?.cents ?? 0), 0)
    expect(sum).toBe(Number(total))
  },
)

function passesOf(group: string) {
  const [count, ageCategory = '', days, firstDay = ''] = group.split(/[ @]/)
  const priceCents = centsOf(ageCategory, Number(days), firstDay)
  const pass = {
    id: '',
    product: 'area-pass',
    people: [],
    selection: { type: 'pass', firstDay, days: Number(days) } as const,
    firstDay,
    lastDay: firstDay,
    priceCents,
    derivation: { steps: [], ageCategory },
  }
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

test.each(['fr', 'en', 'es', 'nl'] as const)('every step of every kind has a name in %s', (lang) => {
  const known = { period: 'christmas', age: 'adult', season: '2026-27', board: 'half-board' }
  for (const { name, steps: texts } of kinds) {
    const product = [...demo().products.values()].find(({ type }) => type === name)!
    const values = (step: PriceDerivationStep) => kindOf(product).stepValues?.(product, step, lang) ?? {}
    const names = Object.values(texts.fr).flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map(([, one = '']) => one))
    const codes = { ...Object.fromEntries(names.map((one) => [one, 2])), ...known, cents: 1 }
    const steps = [...Object.keys(texts.fr), 'period'].map((step) => ({ step, ...codes }))
    const labels = formatSteps(demo(), { texts, values }, steps, lang).map(({ label }) => label)
    expect(labels.filter((label) => /[?{}]/.test(label) || label === '')).toEqual([])
  }
})

test('somebody not born yet, or older than anybody, is a typing error', () => {
  for (const born of ['2026-11-22', '2062-05-04', '1885-01-01'])
    expect(price('area-pass', born, '2026-12-20')).toMatchObject({
      ok: false,
      failure: { code: 'age', message: 'age.impossible' },
    })
})
