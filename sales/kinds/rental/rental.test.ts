import { readMarkdownTable } from 'base/markdown-table'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import { priceSelection, resolveSelection } from '../resolve.ts'
import { rental } from './rental.ts'

const document = new URL('../../../docs/algorithms/rental.md', import.meta.url)
const today = '2026-11-21'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const catalogue = () => sales.context.catalogues.get('valorsene')!

const paul = { firstName: 'Paul', lastName: 'Martin', birthDate: '1985-07-01' }
const zoe = { firstName: 'Zoé', lastName: 'Martin', birthDate: '2018-05-04' }
const week = {
  type: 'rental',
  shop: 'essarts',
  firstDay: '2027-01-10',
  lastDay: '2027-01-15',
  range: 'eco',
  pack: 'full',
  sizes: 'later',
}

const quote = (selection: object, birthDate = paul.birthDate, rest: object = {}) =>
  sales.ask('POST', '/api/quote', {
    resort: 'valorsene',
    lang: 'fr',
    product: 'ski-rental',
    selection,
    birthDate,
    ...rest,
  })

const ask = async (change: object = {}, product = 'ski-rental') => {
  const asked = { resort: 'valorsene', lang: 'fr', product, answers: {}, people: [paul], ...change }
  const { status, json } = await sales.ask('POST', '/api/questions', asked)
  expect(status).toBe(200)
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into questions of every type
  return Object.fromEntries((json.questions as { id: string }[]).map((one) => [one.id, one])) as Record<string, any>
}

test.each(readMarkdownTable(document, 'Prices of rentals and their steps'))(
  '$product $range $pack $extras from $from to $to: $steps = $price',
  ({ product = '', range = '', pack = '', extras = '', from = '', to = '', steps, price }) => {
    const shop = product === 'nordic-rental' ? 'foyer' : 'essarts'
    const ticked = Object.fromEntries(extras.split(' ').flatMap((one) => (one ? [[one, true]] : [])))
    const selection = { type: 'rental', shop, range, pack, firstDay: from, lastDay: to, ...ticked }
    const resolved = resolveSelection(catalogue(), product, selection, today)
    if (!resolved.ok) throw new Error(resolved.failure.message)
    const priced = priceSelection(resolved.value, [{ id: '', ...(range === 'child' ? zoe : paul) }])
    if (!priced.ok) throw new Error(priced.failure.message)
    expect(priced.value.steps.map(({ step, cents }) => `${step} ${cents}`).join(', ')).toBe(steps)
    expect(priced.value.cents).toBe(Number(price))
  },
)

test.each(readMarkdownTable(document, 'Ages of ranges'))(
  'range $range, born $born, first day $day, $age years: $answer',
  async ({ range = '', born, day = '', age, answer }) => {
    const { status, json } = await quote({ ...week, range, firstDay: day, lastDay: day }, born)
    const words = expect.stringContaining(`aura ${age} ans`)
    const refused = { status: 409, json: { error: { code: 'age', message: words } } }
    expect({ status, json }).toMatchObject(answer === 'rented' ? { status: 200, json: { age: Number(age) } } : refused)
  },
)

test.each(readMarkdownTable(document, 'What cannot be rented'))(
  'refused with $code: $change',
  async ({ change = '', code, message }) => {
    const { status, json } = await quote({ ...week, ...(JSON.parse(change) as object) })
    expect([status, json.error]).toMatchObject([409, { code, message }])
  },
)

test('a range for another age names the ranges that fit', async () => {
  const { json } = await quote({ ...week, range: 'child' }, paul.birthDate)
  expect(json.error.message).toContain('Choisissez Éco, Plus, Top.')
  const english = await quote(week, zoe.birthDate, { lang: 'en' })
  expect(english.json.error.message).toContain(
    'will be 8 on Sunday 10 January 2027: the range “Éco” is not for that age.',
  )
})

test('the steps are said in words, and add up to the price', async () => {
  const { json } = await quote({ ...week, pack: 'skis', helmet: true, cover: true })
  expect(json.steps).toEqual([
    { label: 'Éco : 6 journées au tarif d’un jour', cents: 10200 },
    { label: 'Dégressif : 6 jours de suite', cents: -2300 },
    { label: 'Skis et bâtons : −25 %', cents: -1975 },
    { label: 'Casque : 6 jours', cents: 1500 },
    { label: 'Couverture casse et vol : 6 jours', cents: 1200 },
  ])
  expect(json.priceCents).toBe(8625)
})

test('a rental is listed with the prices of a stay, by the ages that come', async () => {
  const path = '/api/offers?resort=valorsene&lang=fr&kind=SKI_RENTAL&from=2027-01-09&to=2027-01-16'
  const inStay = async (ages: string) => {
    const { json } = await sales.ask('GET', `${path}&ages=${ages}`)
    return (json.offers as { product: string; inStay: object }[]).find(({ product }) => product === 'ski-rental')
  }
  expect(await inStay('6-12')).toMatchObject({ bookable: true, inStay: { fromCents: 1000, toCents: 5500 } })
  expect(await inStay('18-64')).toMatchObject({ inStay: { fromCents: 1700, toCents: 17000 } })
})

test('places are needed on every day, of the equipment and of the helmet', () => {
  const resolved = resolveSelection(catalogue(), 'ski-rental', { ...week, helmet: true }, today)
  if (!resolved.ok) throw new Error(resolved.failure.message)
  const places = resolved.value.kind.places(resolved.value.choice, 2)
  expect(places).toHaveLength(12)
  expect(places[0]).toEqual({ pool: 'valorsene.rental.essarts.skis-eco.2027-01-10', places: 2 })
  expect(places[6]).toEqual({ pool: 'valorsene.rental.essarts.helmet.2027-01-10', places: 2 })
  expect(places.every(({ pool }) => catalogue().pools.has(pool))).toBe(true)
})

test('a rental for the winter needs one place of the stock of the winter', () => {
  const selection = { ...week, firstDay: '2026-12-12', lastDay: '2027-04-18' }
  const resolved = resolveSelection(catalogue(), 'ski-rental', selection, today)
  if (!resolved.ok) throw new Error(resolved.failure.message)
  const needs = resolved.value.kind.places(resolved.value.choice, 1)
  expect(needs).toEqual([{ pool: 'valorsene.rental.essarts.skis-eco.2026-27', places: 1 }])
})

test('the questions suggest six days of the stay, and sizes later', async () => {
  const { firstDay, lastDay, range, sizes, height } = await ask({ stay: { from: '2027-01-09', to: '2027-01-16' } })
  expect([firstDay.value, lastDay.value, sizes.value, height]).toEqual(['2027-01-09', '2027-01-14', 'later', undefined])
  expect(range.options.map((one: { value: string; priceCents: number }) => [one.value, one.priceCents])).toEqual([
    ['eco', 7900],
    ['plus', 10500],
    ['top', 13900],
    ['child', 4500],
  ])
})

test('STAY-3 the forced stay of the season shop asks for a rental until its last day, at the price of the winter', async () => {
  const { firstDay, lastDay, range } = await ask({ stay: { from: '2026-12-12', to: '2027-04-18' } })
  expect([firstDay.value, lastDay.value]).toEqual(['2026-12-12', '2027-04-18'])
  expect(range.options[0].priceCents).toBe(21900)
})

test('a range that nobody is of age for says so, and the only one that fits is suggested', async () => {
  const { range } = await ask({ people: [zoe], answers: { firstDay: '2027-01-10', lastDay: '2027-01-15' } })
  expect(range.value).toBe('child')
  expect(range.options[0].unavailable).toBe('Zoé aura 8 ans : cette gamme n’est pas de son âge.')
  const both = await ask({ people: [zoe, paul] })
  expect(both.range.value).toBeNull()
  expect(both.range.options.filter((one: { unavailable: string }) => one.unavailable)).toEqual([])
})

test('sizes are asked for each person when they are given now, none of them must be', async () => {
  const { height, weight, shoeSize, soleLength, level, helmet, cover } = await ask({ answers: { sizes: 'now' } })
  for (const one of [height, weight, shoeSize, soleLength, level, helmet, cover])
    expect(one).toMatchObject({ optional: true, perPerson: true, value: null })
  const { sizes } = await ask({}, 'helmet-rental')
  expect(sizes).toBeUndefined()
})

test('what is rented out on one of the days cannot be chosen, and another shop has it', async () => {
  const rentOut = (held: number, like: string) =>
    sales.database.db.execute(sql`update place_pool set held = ${held} where id like ${like}`)
  const answers = { firstDay: '2027-03-15', lastDay: '2027-03-19', shop: 'replat' }
  await rentOut(12, 'valorsene.rental.replat.skis-top.2027-03-17')
  await rentOut(70, 'valorsene.rental.replat.helmet.2027-03-18')
  sales.context.places.changed()
  const { range, helmet } = await ask({ answers })
  expect(range.options[2]).toMatchObject({
    places: 0,
    unavailable: 'Tout est loué à ces dates dans ce magasin.',
  })
  expect(helmet).toBeUndefined()
  const elsewhere = await ask({ answers: { ...answers, shop: 'essarts' } })
  expect(elsewhere.range.options[2]).toMatchObject({ places: 30, unavailable: '' })
})

test('a line says what was chosen, and which sizes the shop still lacks', () => {
  const selection = { ...week, helmet: true, sizes: 'now', height: 172, weight: 70 }
  const withAll = { ...selection, shoeSize: 42, level: 'beginner' }
  const say = (chosen: typeof week = selection) => {
    const { firstDay, lastDay } = chosen
    const product = catalogue().products.get('ski-rental')!
    const line = { id: '', product: product.id, people: [], selection: chosen, firstDay, lastDay, priceCents: 0 }
    const parts = rental.describe(
      { catalogue: catalogue(), product, today },
      { ...line, derivation: { steps: [] } },
      'fr',
    )
    return parts.filter((part) => part !== '').join(' · ')
  }
  expect(say()).toBe(
    'dimanche 10 – vendredi 15 janvier 2027 · Skis, chaussures et bâtons · Éco · Casque · Le Local à Skis, Les Essarts · À compléter : pointure, niveau',
  )
  expect(say(week)).toContain('À compléter : taille, poids, pointure, niveau')
  expect(say(withAll)).not.toContain('À compléter')
  expect(rental.variant(week)).toBe('eco')
})

test.each([
  ['firstDay', { firstDay: '2027-02-29' }],
  ['height', { height: 1e9 }],
  ['height', { height: -1 }],
  ['weight', { weight: '70' }],
  ['helmet', { helmet: 'yes' }],
  ['sizes', { sizes: 'never' }],
  ['range', { range: 'x'.repeat(41) }],
])('bad input: %s is refused by name', async (name, change) => {
  const { status, json } = await quote({ ...week, ...change })
  expect([status, json.error.code]).toEqual([400, 'invalid'])
  expect(json.error.message).toContain(name)
})

test('bad input: answers of wrong types to the questions are as none', async () => {
  const answers = { firstDay: true, lastDay: 12, shop: 'elsewhere', sizes: 5 }
  const { firstDay, lastDay, shop, sizes } = await ask({ answers })
  expect([firstDay.value, lastDay.value, shop.value, sizes.value]).toEqual([null, null, null, 'later'])
})
