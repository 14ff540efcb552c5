import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from '../server/testing.ts'
import type { TestSales } from '../server/testing.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
const tom = { firstName: 'Tom', lastName: 'Martin', birthDate: '2016-02-29' }
const mum = { firstName: 'Anne', lastName: 'Martin', birthDate: '1985-07-01' }
const dad = { firstName: 'Paul', lastName: 'Martin', birthDate: '1984-03-11' }
const week = (start = '2026-12-20') => ({
  type: 'lesson',
  slot: `valorsene.children-ski.${start}.morning.moufles`,
  level: 'lutin',
})
const request = () => ({ key: randomUUID(), version: 0, lang: 'fr', resort: 'valorsene' })
const lessonFor = (...participants: object[]) => ({
  ...request(),
  product: 'children-ski',
  selection: week(),
  participants,
})
const passFor = (days: number, ...participants: object[]) => ({
  ...request(),
  product: 'area-pass',
  selection: { type: 'pass', firstDay: '2026-12-20', days },
  participants,
})
const add = (body: object, cart = 'new') => sales.ask('POST', `/api/carts/${cart}/lines`, body)
const quoteIn = (body: object, cart = 'new') => sales.ask('POST', `/api/carts/${cart}/quote`, body)

test('a draft is quoted within its cart: the family deal is in it before anything is added', async () => {
  const draft = passFor(6, mum, dad, lea, tom)
  const { json: quoted } = await quoteIn(draft)
  expect(quoted).toMatchObject({ priceCents: 88200, totalCents: 79380, otherLinesCents: 0, cartTotalCents: 79380 })
  expect(quoted.lines[0].quote).toMatchObject({ priceCents: 24500, totalCents: 22050 })
  expect(quoted.lines[0].quote.steps.at(-1)).toEqual({ label: 'Formule famille : −10 %', cents: -2450 })
  const { json: three } = await add(passFor(6, mum, dad, lea))
  const { json: fourth } = await quoteIn(passFor(6, { id: three.party[2].id }, tom), three.id)
  expect(fourth).toMatchObject({ totalCents: 17640, otherLinesCents: -6860, cartTotalCents: 79380 })
  expect(fourth.lines[0]).toMatchObject({ quote: null, refusal: { code: 'already-there' } })
  const { json: cart } = await add({ ...passFor(6, tom), version: 1 }, three.id)
  expect(cart.totalCents).toBe(fourth.cartTotalCents)
})

test('whoever is too old is refused in the quote by name, and all others are priced', async () => {
  const { json } = await quoteIn({ ...lessonFor(lea, mum), lang: 'en' })
  expect(json).toMatchObject({ totalCents: 20900, lines: [{ refusal: null }, { refusal: { code: 'age' } }] })
  expect(json.lines[1].refusal.message).toContain('Anne will be 41')
  expect((await quoteIn(lessonFor(lea), 'nowhere')).json.error.code).toBe('unknown-cart')
})

const afternoon = { type: 'lesson', slot: 'valorsene.children-ski.2026-12-20.afternoon.drapeaux', level: 'givre' }
const snowboard = {
  product: 'children-snowboard',
  selection: { type: 'lesson', slot: 'valorsene.children-snowboard.2026-12-20.morning.drapeaux', level: 'beginner' },
}

test('one child in two lessons at the same hours is refused until that is accepted', async () => {
  const { json: cart } = await add(lessonFor(lea, tom))
  const wish = { ...lessonFor(lea, tom), ...snowboard, version: 1, lang: 'en' }
  const quoted = await quoteIn(wish, cart.id)
  expect(quoted.json.lines[0].overlaps).toMatchObject([{ line: cart.lines[0].id, name: 'Skiing 6-12' }])
  const refused = await add(wish, cart.id)
  expect([refused.status, refused.json.error.code, refused.json.error.message]).toEqual([
    409,
    'overlap',
    'Léa already has “Skiing 6-12” at the same time (Sunday 20 – Friday 25 December 2026 · 9:15\u00A0– 11:45 · Pré des Moufles, Les Essarts · Towards Lutin). Choose another date, or confirm both.',
  ])
  const { overlaps } = refused.json.error.details
  expect(overlaps.map((one: { line: string }) => one.line)).toEqual(cart.lines.map((line: { id: string }) => line.id))
  const accepted = await add({ ...wish, key: randomUUID(), acceptOverlap: true }, cart.id)
  expect([accepted.status, accepted.json.lines.length]).toEqual([200, 4])
})

test('other hours, other weeks, and a pass beside a lesson do not overlap; two passes of the same days do', async () => {
  const { json: cart } = await add(lessonFor(lea))
  const id = { id: cart.party[0].id }
  const free = [
    { ...lessonFor(id), selection: afternoon },
    { ...lessonFor(id), selection: week('2026-12-27') },
    { ...passFor(6, id) },
  ]
  for (const [index, body] of free.entries())
    expect((await add({ ...body, version: index + 1 }, cart.id)).status).toBe(200)
  const beginner = { ...passFor(2, id), product: 'beginner-pass', version: 4 }
  expect((await add(beginner, cart.id)).json.error.code).toBe('overlap')
})
