import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cart as contractCart } from 'contracts/cart/schema'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { goToBank, payWithCard, waitUntil } from '../../payments/simulator/testing.ts'
import { miscountedPools } from '../../availability/testing.ts'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-lodging-'))
let sales: TestSales
beforeAll(async () => {
  const env = { SCHUSS_DATA: folder, SCHUSS_LANGUAGE_ORIGINS: 'https://www.example.com' }
  sales = await createTestSales(env, { background: true })
})
afterEach(async () => {
  const broken = await miscountedPools(sales.database)
  if (broken.length > 0) throw new Error(`pools miscounted: ${JSON.stringify(broken)}`)
})
afterAll(async () => {
  await sales.close()
  rmSync(folder, { recursive: true, force: true })
})

const [anne, paul, zoe] = [
  { firstName: 'Anne', lastName: 'Martin', birthDate: '1985-07-01' },
  { firstName: 'Paul', lastName: 'Martin', birthDate: '1984-03-11' },
  { firstName: 'Zoé', lastName: 'Martin', birthDate: '2019-05-12' },
]
const [january, next] = [
  { from: '2027-01-09', to: '2027-01-16' },
  { from: '2027-01-16', to: '2027-01-23' },
]
const write = (version: number) => ({ key: randomUUID(), version, lang: 'en' })
const room = ({ from, to }: typeof january, type = 'double') => ({
  resort: 'valorsene',
  product: 'hotel-le-bouvreuil',
  selection: { type: 'room', room: type, board: 'half-board', arrival: from, departure: to },
})
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
type Json = Record<string, any>
const add = (body: object, cart: Json = { id: 'new', version: 0 }) =>
  sales.ask('POST', `/api/carts/${cart.id}/lines`, { ...write(cart.version), ...body })
const linesOf = (cart: Json) => cart.lines.map(({ kind, totalCents }: Json) => [kind, totalCents])
const heldOf = async (nights: string, type = 'double'): Promise<number[]> => {
  const { rows } = await sales.database.pool.query<{ held: number }>(
    `select held from place_pool where id like $1 order by id`,
    [`valorsene.hotel-le-bouvreuil.${type}.${nights}%`],
  )
  return rows.map(({ held }) => held)
}

test('KIND-6 KIND-7 a room is one line for all with a place in every night, and brings its tax along', async () => {
  const before = await heldOf('2027-01-0')
  const { status, json: cart } = await add({
    ...room(january, 'family'),
    participants: [anne, paul, zoe],
    stay: january,
  })
  expect(status).toBe(200)
  expect(linesOf(cart)).toEqual([
    ['HOT', 158200],
    ['STAY_TAX', 1694],
  ])
  expect(cart.totalCents).toBe(158200 + 1694)
  expect(await heldOf('2027-01-0')).toEqual(before)
  expect(await heldOf('2027-01-1', 'family')).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0])
  const [lodging, tax] = cart.lines
  expect([lodging.merchantName, tax.merchantName]).toEqual(['Hôtel Le Bouvreuil', 'Commune de Valorsène'])
  expect([lodging.removable, tax.removable]).toEqual([true, false])
  for (const { steps, totalCents } of cart.lines)
    expect(steps.reduce((sum: number, { cents }: Json) => sum + cents, 0)).toBe(totalCents)
  const refused = await sales.ask('DELETE', `/api/carts/${cart.id}/lines/${tax.id}`, write(cart.version))
  expect([refused.status, refused.json.error.code]).toEqual([409, 'derived'])
  const removed = await sales.ask('DELETE', `/api/carts/${cart.id}/lines/${lodging.id}`, write(cart.version))
  expect([removed.status, removed.json.lines]).toEqual([200, []])
  expect(await heldOf('2027-01-1', 'family')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})

test('the tax follows the room to another week, and a birth date that makes a child of an adult', async () => {
  const { json: cart } = await add({ ...room(january), participants: [anne, paul], stay: january })
  const moved = await sales.ask('PUT', `/api/carts/${cart.id}/stay`, { ...write(1), stay: next, moveLines: true })
  expect(moved.status).toBe(200)
  expect(moved.json.lines.map(({ kind, firstDay, lastDay }: Json) => [kind, firstDay, lastDay])).toEqual([
    ['HOT', next.from, next.to],
    ['STAY_TAX', next.from, next.to],
  ])
  expect(await heldOf('2027-01-1')).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1])
  const [, second] = moved.json.party
  const person = { ...paul, birthDate: '2010-03-11' }
  const young = await sales.ask('PUT', `/api/carts/${cart.id}/party/${second.id}`, {
    ...write(moved.json.version),
    person,
  })
  expect([young.status, linesOf(young.json)]).toEqual([
    200,
    [
      ['HOT', 119000],
      ['STAY_TAX', 847],
    ],
  ])
  await sales.ask('DELETE', `/api/carts/${cart.id}/lines/${young.json.lines[0].id}`, write(young.json.version))
})

test('the last room goes to one of two, and a night that is full takes no night of the stay', async () => {
  const night = 'valorsene.hotel-le-bouvreuil.double.2027-03-10'
  await sales.database.pool.query('update place_pool set capacity = 1 where id = $1', [night])
  const week = { from: '2027-03-09', to: '2027-03-13' }
  const [one, other] = await Promise.all([
    add({ ...room(week), participants: [anne, paul] }),
    add({ ...room(week), participants: [anne, paul] }),
  ])
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  expect([one.json.error?.code, other.json.error?.code]).toContain('sold-out')
  expect(await heldOf('2027-03-09')).toEqual([1])
  expect(await heldOf('2027-03-1')).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0])
})

test('the same people have no second room in a night, and a room is refused to those whom it does not take', async () => {
  const { json: cart } = await add({
    ...room(next, 'duplex'),
    participants: [anne, paul, zoe, { ...zoe, firstName: 'Tom' }],
  })
  const again = await add({ ...room(next), participants: [anne, paul] }, cart)
  expect([again.status, again.json.error.code]).toEqual([409, 'already-there'])
  const alone = await add({ ...room(next), participants: [anne] })
  expect([alone.status, alone.json.error]).toMatchObject([
    409,
    { code: 'not-bookable', message: expect.stringContaining('is for 2 people or more') },
  ])
  const nobody = await add({ ...room(next), participants: [] })
  expect(nobody.status).toBeGreaterThanOrEqual(400)
  expect(nobody.status).toBeLessThan(500)
})

test('CART-1 room and tax are in the cart of the contract, each with its merchant', async () => {
  const { json: cart } = await add({ ...room(january), participants: [anne, paul] })
  const { json } = await sales.ask('POST', '/api/cart', { cartId: cart.id, lang: 'fr', resort: 'valorsene' })
  const { orders, price } = contractCart.parse(json)
  expect(price).toBe(1206.94)
  expect(orders.HOT?.[0]).toMatchObject({ merchantName: 'Hôtel Le Bouvreuil', total: 1190 })
  expect(orders.STAY_TAX?.[0]).toMatchObject({ merchantName: 'Commune de Valorsène', total: 16.94 })
})

test.each([
  ['a day that does not exist', { arrival: '2027-02-30' }, 400],
  ['a room of a wrong type', { room: 7 }, 400],
  ['a board as long as a book', { board: 'x'.repeat(1_000_000) }, 400],
  ['a price from the browser', { priceCents: 1 }, 200],
  ['nights outside the season', { arrival: '2027-06-05', departure: '2027-06-12' }, 409],
  ['nights long ago', { arrival: '0001-01-01', departure: '0001-01-08' }, 409],
  ['a thousand years', { departure: '3027-01-16' }, 409],
])('bad input: %s', async (_, change, expected) => {
  const body = room({ from: '2027-03-20', to: '2027-03-27' })
  const { status, json } = await add({
    ...body,
    selection: { ...body.selection, ...change },
    participants: [anne, paul],
  })
  expect(status === 413 ? 400 : status).toBe(expected)
  expect(json.lines?.[0].totalCents).toBe(status === 200 ? 119000 : undefined)
})

test('KIND-13 room, tax and a lesson are paid in one order, and the nights are sold', async () => {
  const stay = { from: '2027-02-13', to: '2027-02-20' }
  const tom = { firstName: 'Tom', lastName: 'Martin', birthDate: '2018-05-04' }
  const { json: first } = await add({ ...room(stay, 'family'), participants: [anne, paul, tom], stay })
  const { json: cart } = await add(
    {
      resort: 'valorsene',
      product: 'children-ski',
      selection: { type: 'lesson', slot: 'valorsene.children-ski.2027-02-14.morning.moufles', level: 'lutin' },
      participants: [tom],
    },
    first,
  )
  expect(linesOf(cart)).toEqual([
    ['HOT', 224000],
    ['STAY_TAX', 1694],
    ['ESF', 20900],
  ])
  const { status, json: attempt } = await sales.ask('POST', `/api/carts/${cart.id}/checkout`, {
    ...write(cart.version),
    buyer: { ...anne, email: 'anne@example.org', phone: '0199001122' },
    terms: true,
    totalCents: 224000 + 1694 + 20900,
    returnTo: 'http://localhost:3000/cart/',
  })
  expect([status, attempt.error]).toEqual([200, undefined])
  const fetch = async (request: Request) => sales.fetch(request)
  const back = await payWithCard(fetch, await goToBank(fetch, attempt.payment), '4234603011240000')
  await sales.fetch(new Request(back))
  const orderOf = async () => (await sales.ask('GET', `/api/orders/${attempt.order}?lang=fr`)).json
  await waitUntil(async () => (await orderOf()).state === 'paid')
  const { lines, totalCents } = await orderOf()
  expect(totalCents).toBe(246594)
  expect(lines.map(({ kind, merchantName }: Json) => [kind, merchantName])).toEqual([
    ['HOT', 'Hôtel Le Bouvreuil'],
    ['STAY_TAX', 'Commune de Valorsène'],
    ['ESF', 'École de ski de Valorsène'],
  ])
  expect(lines[0].meetingPoint).toBe('Hôtel Le Bouvreuil, Plateau du Replat')
  const { rows } = await sales.database.pool.query(
    `select distinct held, sold from place_pool where id like 'valorsene.hotel-le-bouvreuil.family.2027-02-1%' and first_day >= '2027-02-13'`,
  )
  expect(rows).toEqual([{ held: 0, sold: 1 }])
})
