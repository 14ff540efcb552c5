import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { addDays } from 'base/day'
import { createLog } from 'base/log'
import { seededRandom } from 'base/testing/random'
import type { Random } from 'base/testing/random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartChange } from '../api/cart.ts'
import type { Selection } from '../api/offers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { openCatalogues } from '../catalogue/read-catalogue.ts'
import type { Catalogues } from '../catalogue/read-catalogue.ts'
import { kinds } from '../kinds/kinds.ts'
import { datesOfLesson } from '../kinds/lesson/dates.ts'
import { migrateSales } from '../store/migrate.ts'
import { contentOf, restoreContent } from './cart-content.ts'
import { priceCart } from './cart.ts'
import type { Cart } from './cart.ts'
import { withConsequences } from './consequences.ts'
import { planAddition } from './plan-addition.ts'
import { planChange } from './plan-change.ts'
import { sampleCart } from './testing.ts'

const today = '2026-11-21'
const moment = { now: new Date(`${today}T09:00:00Z`), today }
let database: TestDatabase
let catalogues: Catalogues
beforeAll(async () => {
  database = await createTestDatabase('sales_random_changes', async (empty) => {
    await migrateSales(empty)
    await loadCatalogue(empty, 'resorts/valorsene/catalogue', { clock: fixedClock(moment.now.toISOString()), kinds })
  })
  catalogues = await openCatalogues(database, database.url, createLog('test', 'silent'), kinds)
})
afterAll(async () => {
  await catalogues.close()
  await database.close()
})

const demo = () => catalogues.get('valorsene')!
const birthDates = ['1958-03-01', '1984-02-11', '1985-07-01', '2009-01-08', '2016-06-30', '2018-05-04', '2022-12-24']
const saturdays = ['2026-12-19', '2026-12-26', '2027-01-09', '2027-01-16', '2027-02-13', '2027-02-20', '2027-03-13']

function stayFrom(random: Random): { from: string; to: string } {
  const from = random.pick(saturdays)
  return { from, to: addDays(from, random.pick([3, 7, 7, 7, 14])) }
}

/** Something that might be added for a stay; often it cannot be had. */
function selectionFor(
  random: Random,
  catalogue: Catalogue,
  { from, to }: { from: string; to: string },
): { product: string; selection: Selection } {
  const lessons = datesOfLesson(catalogue, 'children-ski').filter(({ start, end }) => from <= start && end <= to)
  const slot = lessons.length > 0 ? random.pick(lessons).id : ''
  return random.pick<{ product: string; selection: Selection }>([
    { product: 'area-pass', selection: { type: 'pass', firstDay: from, days: random.between(1, 7) } },
    { product: 'children-ski', selection: { type: 'lesson', slot, level: random.pick(['lutin', 'givre']) } },
    {
      product: 'hotel-le-bouvreuil',
      selection: { type: 'room', room: 'double', board: 'breakfast', arrival: from, departure: to },
    },
    { product: 'cancellation-cover', selection: { type: 'insurance', insured: 'no', information: true } },
    {
      product: 'piste-cover',
      selection: { type: 'insurance', insured: 'no', information: true, firstDay: from, lastDay: to },
    },
  ])
}

/** A cart that buyers could have: up to six additions of one or two people. */
function randomCart(random: Random, catalogue: Catalogue): Cart {
  let cart = sampleCart({ resort: 'valorsene', stay: stayFrom(random) })
  for (let step = random.between(1, 6); step > 0; step -= 1) {
    const birthDate = random.pick(birthDates)
    const participants = [birthDate, ...(random.below(2) ? [random.pick(birthDates)] : [])].map((born) => ({
      firstName: born,
      lastName: 'Martin',
      birthDate: born,
    }))
    const wanted = selectionFor(random, catalogue, cart.stay ?? { from: '', to: '' })
    const request = { ...wanted, participants, key: '', version: 1, lang: 'en' as const, resort: 'valorsene' }
    const plan = planAddition(catalogue, cart, { ...request, acceptOverlap: true }, moment)
    if (!plan.ok) continue
    const party = [...cart.party, ...plan.value.people]
    cart = withConsequences(catalogue, { ...cart, party, lines: [...cart.lines, ...plan.value.lines] }, today)
  }
  return cart
}

function randomChange(random: Random, { lines, party }: Cart): CartChange | undefined {
  const sort = random.below(3)
  if (sort === 0) return { type: 'set-stay', stay: stayFrom(random), moveLines: true }
  if (sort === 1 && lines.length > 0) return { type: 'remove-line', line: random.pick(lines).id }
  if (party.length === 0) return undefined
  return { type: 'set-person', person: { ...random.pick(party), birthDate: random.pick(birthDates) } }
}

/** What is wrong with a cart, in words; nothing must be. */
function faultsOf(catalogue: Catalogue, cart: Cart): string[] {
  const ids = new Set(cart.lines.map(({ id }) => id))
  return priceCart(catalogue, cart).flatMap(({ line, steps, totalCents }) => [
    ...(steps.reduce((sum, { cents }) => sum + cents, 0) === totalCents
      ? []
      : [`${line.type}: steps and price differ`]),
    ...(line.dependsOn.every((id) => ids.has(id)) ? [] : [`${line.type}: depends on a line that is gone`]),
    ...(line.people.every((id) => cart.party.some((one) => one.id === id)) ? [] : [`${line.type}: for a stranger`]),
  ])
}

test('WEEK-2 WEEK-3 WEEK-4 WEEK-7 of 10,000 random carts: steps add up, what moves lies in the stay, and undo gives the same cart', () => {
  const random = seededRandom(20_261_122)
  const catalogue = demo()
  const seen = { carts: 0, changed: 0, moved: 0, refused: 0 }
  for (let round = 0; round < 10_000; round += 1) {
    const before = randomCart(random, catalogue)
    const change = randomChange(random, before)
    if (!change) continue
    seen.carts += 1
    expect(faultsOf(catalogue, before)).toEqual([])
    const planned = planChange(catalogue, before, change, moment)
    if (!planned.ok) {
      seen.refused += 1
      continue
    }
    const { cart: after } = planned.value
    seen.changed += 1
    expect(faultsOf(catalogue, after)).toEqual([])
    expect(withConsequences(catalogue, after, today)).toEqual(after)
    const stay = after.stay ?? { from: '', to: '' }
    for (const line of after.lines) {
      const old = before.lines.find(({ id }) => id === line.id)
      if (old?.firstDay === line.firstDay && old.lastDay === line.lastDay) continue
      if (change.type !== 'set-stay') continue
      seen.moved += 1
      expect([line.type, stay.from <= line.firstDay, line.lastDay <= stay.to]).toEqual([line.type, true, true])
    }
    expect(contentOf(restoreContent(after, contentOf(before), moment.now))).toEqual(contentOf(before))
  }
  expect(seen.changed).toBeGreaterThan(6000)
  expect(seen.moved).toBeGreaterThan(1000)
})
