import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../availability/testing.ts'
import { createTestSales } from '../server/testing.ts'
import type { TestSales } from '../server/testing.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const [anna, paul, lea, tom] = [
  { firstName: 'Anna', lastName: 'Martin', birthDate: '1985-07-01' },
  { firstName: 'Paul', lastName: 'Martin', birthDate: '1984-02-11' },
  { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' },
  { firstName: 'Tom', lastName: 'Martin', birthDate: '2017-01-30' },
]
const [christmas, january] = [
  { from: '2026-12-19', to: '2026-12-26' },
  { from: '2027-01-09', to: '2027-01-16' },
]
const slot = 'valorsene.children-ski.2026-12-20.morning.moufles'
const pass = { product: 'area-pass', selection: { type: 'pass', firstDay: '2026-12-20', days: 6 } }
const lesson = { product: 'children-ski', selection: { type: 'lesson', slot, level: 'lutin' } }
const cover = { product: 'cancellation-cover', selection: { type: 'insurance', insured: 'no', information: true } }

const write = (version: number) => ({ key: randomUUID(), version, lang: 'en' })
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
type Json = Record<string, any>

/** A family's cart: four passes (the family deal), a lesson for Léa, and her cover. */
async function familyCart(): Promise<Json> {
  const steps = [
    { ...pass, participants: [anna, paul, lea, tom], stay: christmas },
    { ...lesson, participants: [lea] },
    { ...cover, participants: [lea] },
  ]
  let cart: Json = { id: 'new', version: 0 }
  for (const step of steps) {
    const body = { resort: 'valorsene', ...step, ...write(cart.version) }
    const { status, json } = await sales.ask('POST', `/api/carts/${cart.id}/lines`, body)
    expect(status).toBe(200)
    cart = json
  }
  return cart
}
const preview = async (cart: Json, change: object) =>
  (await sales.ask('POST', `/api/carts/${cart.id}/preview`, { lang: 'en', change })).json
const remove = (cart: Json, line: string) =>
  sales.ask('DELETE', `/api/carts/${cart.id}/lines/${line}`, write(cart.version))
const undo = (cart: Json) => sales.ask('POST', `/api/carts/${cart.id}/undo`, write(cart.version))
const outcomes = (shown: Json) =>
  Object.fromEntries(shown.lines.map(({ name, people, outcome }: Json) => [`${name} ${people.join()}`, outcome]))
/** What a cart is, without its version and the times of its places. */
const contentOf = ({ lines, party, stay, totalCents }: Json) => ({
  party,
  stay,
  totalCents,
  lines: lines.map(({ heldUntil: _until, ...line }: Json) => line),
})

test('WEEK-3 removing a pass first shows the end of the family price and what the cover becomes; then it is so', async () => {
  const cart = await familyCart()
  const line = cart.lines.find(({ name, people }: Json) => name === 'Area pass' && people[0].firstName === 'Tom')
  const shown = await preview(cart, { type: 'remove-line', line: line.id })
  expect(outcomes(shown)).toEqual({
    'Area pass Anna': 'repriced',
    'Area pass Paul': 'repriced',
    'Area pass Léa': 'repriced',
    'Area pass Tom': 'removed',
    'Skiing 6-12 Léa': 'kept',
    'Cancellation cover Léa': 'kept',
  })
  const { json: after } = await remove(cart, line.id)
  expect([cart.totalCents, after.totalCents]).toEqual([shown.totalBeforeCents, shown.totalAfterCents])
})

test('WEEK-3 a cover goes with the last thing that it covers', async () => {
  const cart = await familyCart()
  const [first, second] = cart.lines.filter(
    ({ people, kind }: Json) => kind !== 'ASSU' && people[0].firstName === 'Léa',
  )
  const { json: left } = await remove(cart, first.id)
  const shown = await preview(left, { type: 'remove-line', line: second.id })
  expect(outcomes(shown)['Cancellation cover Léa']).toBe('removed')
  const { json: after } = await remove(left, second.id)
  expect(after.lines.map(({ kind }: Json) => kind)).toEqual(['LIFT', 'LIFT', 'LIFT'])
  expect(after.totalCents).toBe(shown.totalAfterCents)
})

test('WEEK-2 another stay first shows where each line would move, at which price; then all move at once', async () => {
  const cart = await familyCart()
  const shown = await preview(cart, { type: 'set-stay', stay: january })
  expect(new Set(Object.values(outcomes(shown)))).toEqual(new Set(['moved']))
  const body = { ...write(cart.version), stay: january, moveLines: true }
  const { json: after } = await sales.ask('PUT', `/api/carts/${cart.id}/stay`, body)
  expect(after.totalCents).toBe(shown.totalAfterCents)
  for (const { firstDay, lastDay } of after.lines)
    expect([firstDay >= january.from, lastDay <= january.to]).toEqual([true, true])
  const moved = after.lines.find(({ kind }: Json) => kind === 'ESF')
  expect(moved).toMatchObject({ firstDay: '2027-01-10', state: 'held', selection: { level: 'lutin' } })
  expect(await miscountedPools(sales.database)).toEqual([])
})

test('WEEK-2 what the new stay is too short for goes, with the reason; without consent the lines stay where they are', async () => {
  const cart = await familyCart()
  const short = { from: '2027-01-09', to: '2027-01-12' }
  const shown = await preview(cart, { type: 'set-stay', stay: short })
  expect(outcomes(shown)).toMatchObject({ 'Area pass Anna': 'removed', 'Skiing 6-12 Léa': 'removed' })
  expect(shown.lines[0].reason).toBe('There is nothing like it during this stay.')
  const { json: after } = await sales.ask('PUT', `/api/carts/${cart.id}/stay`, { ...write(3), stay: short })
  expect([after.lines.length, after.totalCents, after.stay]).toEqual([6, cart.totalCents, short])
})

test('WEEK-2 a preview names the lines whose places are taken by others, and the change is refused', async () => {
  const cart = await familyCart()
  const there = `valorsene.children-ski.2027-01-10.morning.moufles`
  await sales.database.pool.query('update place_pool set capacity = held + sold where id = $1', [there])
  const shown = await preview(cart, { type: 'set-stay', stay: january })
  const line = cart.lines.find(({ kind }: Json) => kind === 'ESF')
  expect(shown.soldOut).toEqual([line.id])
  const body = { ...write(cart.version), stay: january, moveLines: true }
  const refused = await sales.ask('PUT', `/api/carts/${cart.id}/stay`, body)
  expect([refused.status, refused.json.error.code]).toEqual([409, 'sold-out'])
  await sales.database.pool.query('update place_pool set capacity = 40 where id = $1', [there])
})

test('WEEK-4 a removal is undone: the cart is the same again, and undone once more it is removed again', async () => {
  const cart = await familyCart()
  const line = cart.lines.find(({ kind }: Json) => kind === 'ESF')
  const { json: without } = await remove(cart, line.id)
  const { json: again } = await undo(without)
  expect(contentOf(again)).toEqual(contentOf(cart))
  expect((await undo(again)).json.totalCents).toBe(without.totalCents)
  expect(await miscountedPools(sales.database)).toEqual([])
})

test('WEEK-4 a change whose places went to others cannot be undone, and says so; nothing changes', async () => {
  const cart = await familyCart()
  const line = cart.lines.find(({ kind }: Json) => kind === 'ESF')
  const { json: without } = await remove(cart, line.id)
  await sales.database.pool.query('update place_pool set capacity = held + sold where id = $1', [slot])
  const refused = await undo(without)
  expect([refused.status, refused.json.error.code]).toEqual([409, 'sold-out'])
  await sales.database.pool.query('update place_pool set capacity = 40 where id = $1', [slot])
  expect((await undo(without)).status).toBe(200)
})

test('WEEK-4 a cart that was never changed has nothing to undo', async () => {
  const body = { resort: 'valorsene', ...pass, participants: [anna], ...write(0) }
  const { json: cart } = await sales.ask('POST', '/api/carts/new/lines', body)
  expect((await undo(cart)).json.error).toMatchObject({ code: 'nothing-to-undo', message: 'There is nothing to undo.' })
})

test('WEEK-2 another birth date first shows the new prices; then they are so', async () => {
  const cart = await familyCart()
  const id = cart.party.find(({ firstName }: Json) => firstName === 'Léa').id
  const person = { ...lea, birthDate: '2020-12-19' }
  const shown = await preview(cart, { type: 'set-person', person: { id, ...person } })
  const { json: after } = await sales.ask('PUT', `/api/carts/${cart.id}/party/${id}`, { ...write(3), person })
  expect(after.totalCents).toBe(shown.totalAfterCents)
})
