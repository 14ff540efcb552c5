import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const [anna, tom] = [
  { firstName: 'Anna', lastName: 'Martin', birthDate: '1985-07-01' },
  { firstName: 'Tom', lastName: 'Martin', birthDate: '2018-05-04' },
]
const selection = { type: 'insurance', insured: 'no', information: true }
const asked = { resort: 'valorsene', lang: 'en', product: 'cancellation-cover', selection }
const pass = (...participants: object[]) => ({
  resort: 'valorsene',
  lang: 'en',
  product: 'area-pass',
  selection: { type: 'pass', firstDay: '2026-12-20', days: 6 },
  participants,
})
const write = (version: number) => ({ key: randomUUID(), version, lang: 'en' })
const add = (cart: string, version: number, body: object) =>
  sales.ask('POST', `/api/carts/${cart}/lines`, { ...body, ...write(version) })

test('KIND-11 asks whether one is insured and that the information was read, with no box ticked', async () => {
  const body = { resort: 'valorsene', lang: 'en', product: 'piste-cover', answers: {}, people: [anna] }
  const stay = { from: '2026-12-20', to: '2026-12-26' }
  const { json } = await sales.ask('POST', '/api/questions', { ...body, stay })
  expect(json.questions.map(({ id, value }: { id: string; value: unknown }) => [id, value])).toEqual([
    ['firstDay', '2026-12-20'],
    ['lastDay', '2026-12-26'],
    ['insured', null],
    ['information', null],
  ])
})

test.each([
  ['insured', { type: 'insurance', information: true }],
  ['information', { type: 'insurance', insured: 'no', information: false }],
])('KIND-11 is refused by name without an answer to %s', async (name, wrong) => {
  const refused = await sales.ask('POST', '/api/carts/new/quote', { ...asked, selection: wrong, participants: [anna] })
  expect([refused.status, refused.json.error.message]).toEqual([400, expect.stringContaining(`selection.${name}`)])
})

test('KIND-11 a cover of days costs its days', async () => {
  const days = { ...selection, firstDay: '2026-12-20', lastDay: '2026-12-25' }
  const body = { ...asked, product: 'piste-cover', selection: days, participants: [anna, tom] }
  const { json } = await sales.ask('POST', '/api/carts/new/quote', body)
  expect(json.totalCents).toBe(2 * 6 * 360)
  expect(json.lines[0].quote.steps).toEqual([{ label: '6 days of cover', cents: 2160 }])
})

test('KIND-11 WEEK-3 a cover of the cart follows what its person has in it, and goes with the last of it', async () => {
  const nothing = await sales.ask('POST', '/api/carts/new/quote', { ...asked, participants: [anna] })
  expect(nothing.json.lines).toMatchObject([{ quote: null, refusal: { code: 'not-bookable' } }])
  const first = await add('new', 0, pass(anna, tom))
  const quoted = await sales.ask('POST', `/api/carts/${first.json.id}/quote`, { ...asked, participants: [anna] })
  expect(quoted.json).toMatchObject({ totalCents: 1225, otherLinesCents: 0 })
  const covered = await add(first.json.id, 1, { ...asked, participants: [anna] })
  expect(covered.json.lines.at(-1)).toMatchObject({
    kind: 'ASSU',
    totalCents: 1225,
    firstDay: '2026-12-20',
    lastDay: '2026-12-25',
    steps: [{ label: '5% of the price of 1 insured item', cents: 1225 }],
  })
})

test('KIND-11 a cover of the cart is taken to the bank at the price that was shown', async () => {
  const first = await add('new', 0, pass(anna))
  const { json: cart } = await add(first.json.id, 1, { ...asked, participants: [anna] })
  const buyer = { firstName: 'Anna', lastName: 'Martin', email: 'anna@example.org', phone: '0612345678' }
  const { status, json } = await sales.ask('POST', `/api/carts/${cart.id}/checkout`, {
    ...write(2),
    buyer,
    terms: true,
    totalCents: cart.totalCents,
    returnTo: 'http://localhost:3000/panier/',
  })
  expect([status, json.error?.code]).toEqual([200, undefined])
})
