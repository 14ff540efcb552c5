import { randomUUID } from 'node:crypto'
import { cart as contractCart } from 'contracts/cart/schema'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../availability/testing.ts'
import { createTestSales, testNow } from '../server/testing.ts'
import type { TestSales } from '../server/testing.ts'
import { fingerprintOf } from './write.ts'
import type { WriteRequest } from './write.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterEach(async () => {
  sales.at(testNow)
  const broken = await miscountedPools(sales.database)
  if (broken.length > 0) throw new Error(`pools miscounted: ${JSON.stringify(broken)}`)
})
afterAll(() => sales.close())

const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
const tom = { firstName: 'Tom', lastName: 'Martin', birthDate: '2016-02-29' }
const mum = { firstName: 'Anne', lastName: 'Martin', birthDate: '1985-07-01' }
const dad = { firstName: 'Paul', lastName: 'Martin', birthDate: '1984-03-11' }
const week = (start = '2026-12-20', at = 'moufles') => ({
  type: 'lesson',
  slot: `valorsene.children-ski.${start}.morning.${at}`,
  level: at === 'moufles' ? 'lutin' : 'givre',
})
const little = (firstName: string) => ({ firstName, lastName: 'Petit', birthDate: '2022-06-01' })
/** A machine that does much else at once takes its time. */
const patience = { timeout: 10_000 }
const write = (version: number, lang = 'fr') => ({ key: randomUUID(), version, lang })
const lessonFor = (...participants: object[]) => ({
  ...write(0),
  resort: 'valorsene',
  product: 'children-ski',
  selection: week(),
  participants,
})
const passFor = (days: number, ...participants: object[]) => ({
  ...write(0),
  resort: 'valorsene',
  product: 'area-pass',
  selection: { type: 'pass', firstDay: '2026-12-20', days },
  participants,
})
const add = (body: object, cart = 'new') => sales.ask('POST', `/api/carts/${cart}/lines`, body)
const placesOf = async (slot: string): Promise<number> => {
  const { rows } = await sales.database.pool.query<{ held: number }>('select held from place_pool where id = $1', [
    slot,
  ])
  return rows[0]!.held
}

test('two children in one lesson are two inscriptions, and can be removed apart', async () => {
  const { status, json: cart } = await add(lessonFor(lea, tom))
  expect(status).toBe(200)
  expect(cart).toMatchObject({ version: 1, state: 'open', totalCents: 41800, heldUntil: '2026-11-21T09:15:00.000Z' })
  expect(cart.lines[0]).toMatchObject({
    name: 'Ski 6-12 ans',
    people: [lea],
    detail:
      'dimanche 20 – vendredi 25 décembre 2026 · 9\u00A0h\u00A015\u00A0– 11\u00A0h\u00A045 · Pré des Moufles, Les Essarts · Vers le Lutin',
    steps: [
      { label: '6 demi-journées', cents: 16900 },
      { label: 'Vacances de Noël', cents: 4000 },
    ],
    state: 'held',
  })
  expect(cart.lines[0].id).not.toBe(cart.lines[1].id)
  const held = await placesOf(week().slot)
  const after = await sales.ask('DELETE', `/api/carts/${cart.id}/lines/${cart.lines[0].id}`, write(1))
  expect(after.json.lines.map((line: { people: object }) => line.people)).toEqual([cart.lines[1].people])
  expect(after.json.party).toHaveLength(2)
  expect(await placesOf(week().slot)).toBe(held - 1)
})

test('a person is entered once and used by every line', async () => {
  const { json: cart } = await add(lessonFor(lea))
  const byId = await add({ ...passFor(6, { id: cart.party[0].id }), version: 1 }, cart.id)
  const byName = await add(
    {
      ...passFor(1, { ...lea, firstName: 'LÉA' }),
      version: 2,
      selection: { type: 'pass', firstDay: '2026-12-26', days: 1 },
    },
    cart.id,
  )
  expect(byId.json.party).toEqual(cart.party)
  expect(byName.json.party).toEqual(cart.party)
  expect(byName.json.lines).toHaveLength(3)
})

test('the same person twice in the same slot, or with a pass on the same days, is already there', async () => {
  const { json: cart } = await add(lessonFor(lea))
  const again = await add({ ...lessonFor(tom, lea), version: 1 }, cart.id)
  expect([again.status, again.json.error]).toEqual([
    409,
    { code: 'already-there', message: 'Léa est déjà dans le panier pour ces jours.', details: { name: 'Léa' } },
  ])
  expect((await add(lessonFor(tom, tom))).json.error.code).toBe('already-there')
  await add({ ...passFor(6, lea), version: 1 }, cart.id)
  const overlap = { ...passFor(2, lea), version: 2, selection: { type: 'pass', firstDay: '2026-12-25', days: 2 } }
  expect((await add(overlap, cart.id)).json.error.code).toBe('already-there')
})

test('all participants of one request are added, or none', async () => {
  const slot = 'valorsene.little-ones.2027-01-03.morning.moufles'
  await sales.database.pool.query(`update place_pool set capacity = 2 where id = $1`, [slot])
  const body = {
    ...lessonFor(little('A'), little('B'), little('C')),
    product: 'little-ones',
    selection: { type: 'lesson', slot, level: 'moufle' },
  }
  const three = await add(body)
  expect([three.status, three.json.error]).toEqual([
    409,
    {
      code: 'sold-out',
      message:
        'Il ne reste que 2 places pour 3 participants. Rien n’a été ajouté : choisissez un autre créneau, ou inscrivez moins de personnes.',
      details: { places: 2, wanted: 3 },
    },
  ])
  expect(await placesOf(slot)).toBe(0)
  expect((await add({ ...body, participants: body.participants.slice(1) })).status).toBe(200)
})

test('a write repeated with its key is done once and gets the same response', async () => {
  const body = lessonFor(lea)
  const held = await placesOf(week().slot)
  const [first, second] = await Promise.all([add(body), add(body)])
  const third = await add(body)
  expect(second.json).toEqual(first.json)
  expect(third.json).toEqual(first.json)
  expect(await placesOf(week().slot)).toBe(held + 1)
  const removal = write(1)
  const remove = () => sales.ask('DELETE', `/api/carts/${first.json.id}/lines/${first.json.lines[0].id}`, removal)
  const removed = await Promise.all([remove(), remove()])
  expect(removed[1].json).toEqual(removed[0].json)
  expect((await remove()).json).toEqual(removed[0].json)
})

test('a write whose twin is done while its cart is being read has the answer of the twin', async () => {
  const { json: cart } = await add(lessonFor(lea))
  const request = { ...write(1), stay: { from: '2026-12-19', to: '2026-12-26' } }
  const twin = await sales.database.pool.connect()
  await twin.query('begin; lock table cart in access exclusive mode')
  const { rows } = await twin.query<{ began: Date }>('select now() as began')
  const late = sales.ask('PUT', `/api/carts/${cart.id}/stay`, request)
  const read = `select 1 from pg_stat_activity where datname = current_database() and query_start > $1
    and (state = 'idle' and query like 'select%from "write_key"%' or wait_event_type = 'Lock')`
  await expect.poll(async () => (await sales.database.pool.query(read, [rows[0]?.began])).rowCount, patience).toBe(2)
  await twin.query('update cart set version = 2 where id = $1', [cart.id])
  await twin.query(
    'insert into write_key (key, cart_id, fingerprint, answer, created_at) values ($1, $2, $3, $4, $5)',
    [request.key, cart.id, fingerprintOf(cart.id, request as WriteRequest), '{"of":"the twin"}', testNow],
  )
  await twin.query('commit')
  twin.release()
  expect((await late).json).toEqual({ of: 'the twin' })
})

test('a key that served another request is refused', async () => {
  const body = lessonFor(lea)
  await add(body)
  expect((await add({ ...body, participants: [tom] })).json.error.code).toBe('key-used')
})

test('a late write is refused with the current cart', async () => {
  const { json: cart } = await add(lessonFor(lea))
  await add({ ...lessonFor(tom), version: 1 }, cart.id)
  const late = await sales.ask('PUT', `/api/carts/${cart.id}/stay`, {
    ...write(1, 'en'),
    stay: { from: '2026-12-19', to: '2026-12-26' },
  })
  expect([late.status, late.json.error.code, late.json.error.details.cart.version]).toEqual([409, 'stale', 2])
  expect(late.json.error.details.cart.lines[0].name).toBe('Skiing 6-12')
})

test('of two concurrent writes on one version one wins, the other is refused', async () => {
  const { json: cart } = await add(passFor(1, mum))
  const stay = (to: string) =>
    sales.ask('PUT', `/api/carts/${cart.id}/stay`, { ...write(1), stay: { from: '2026-12-19', to } })
  const both = await Promise.all([
    stay('2026-12-26'),
    stay('2026-12-27'),
    add({ ...passFor(1, dad), version: 1 }, cart.id),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.filter(({ json }) => json.error?.code === 'stale')).toHaveLength(2)
})

test('an expired place keeps the choice in the cart, and is asked for again at once while it is free', async () => {
  const { json: cart } = await add(lessonFor(lea))
  sales.at('2026-11-21T09:20:00Z')
  const read = () => sales.ask('GET', `/api/carts/${cart.id}?lang=fr`)
  expect((await read()).json.lines[0]).toMatchObject({ state: 'expired', heldUntil: null })
  const twice = await add({ ...lessonFor(lea), version: 1 }, cart.id)
  expect(twice.json.error.message).toMatch(/Redemandez les places/)
  const renewed = await sales.ask('POST', `/api/carts/${cart.id}/renew`, write(1))
  expect(renewed.json.lines[0]).toMatchObject({ state: 'held', heldUntil: '2026-11-21T09:35:00.000Z' })
})

test('expired places are given to the next buyer before any job has run', async () => {
  const slot = 'valorsene.little-ones.2027-01-10.morning.moufles'
  await sales.database.pool.query(`update place_pool set capacity = 1 where id = $1`, [slot])
  const body = () => ({
    ...lessonFor({ ...lea, birthDate: '2022-06-01' }),
    product: 'little-ones',
    selection: { type: 'lesson', slot, level: 'moufle' },
  })
  const { json: first } = await add(body())
  sales.at('2026-11-21T09:14:59Z')
  expect((await add(body())).json.error.code).toBe('sold-out')
  sales.at('2026-11-21T09:15:00Z')
  expect((await add(body())).status).toBe(200)
  const gone = await sales.ask('POST', `/api/carts/${first.id}/renew`, write(1))
  expect([gone.status, gone.json.error.code]).toEqual([409, 'sold-out'])
})

test('places cannot be kept beyond an hour by asking again', async () => {
  const { json: cart } = await add(lessonFor(lea))
  for (const [index, minute] of [14, 28, 42, 56].entries()) {
    sales.at(`2026-11-21T09:${minute}:00Z`)
    expect((await sales.ask('POST', `/api/carts/${cart.id}/renew`, write(index + 1))).status).toBe(200)
  }
  sales.at('2026-11-21T09:58:00Z')
  const ceiling = await sales.ask('POST', `/api/carts/${cart.id}/renew`, write(5))
  expect([ceiling.status, ceiling.json.error.code]).toEqual([409, 'ceiling'])
})

test('the price holds while the hold does, and is asked anew when the place is', async () => {
  const { json: cart } = await add(lessonFor(lea))
  const key = `update tariff set cents = cents + 1000 where product = 'children-ski'`
  await sales.database.pool.query(`${key}; select pg_notify('sales_catalogue', '')`)
  await expect.poll(async () => (await add(lessonFor(tom))).json.totalCents, patience).toBe(21900)
  const renew = (version: number) => sales.ask('POST', `/api/carts/${cart.id}/renew`, write(version))
  expect((await renew(1)).json.totalCents).toBe(20900)
  sales.at('2026-11-21T09:30:00Z')
  expect((await renew(2)).json.totalCents).toBe(21900)
  await sales.database.pool.query(
    `update tariff set cents = cents - 1000 where product = 'children-ski'; select pg_notify('sales_catalogue', '')`,
  )
  await expect.poll(async () => (await add(lessonFor(tom))).json.totalCents, patience).toBe(20900)
})

test('the family deal is found by itself, shown on each line, and ends with the family', async () => {
  const { json: three } = await add(passFor(6, mum, dad, lea))
  expect(three.totalCents).toBe(24500 * 2 + 19600)
  const { json: four } = await add({ ...passFor(6, tom), version: 1 }, three.id)
  expect([four.priceCents, four.totalCents]).toEqual([88200, 79380])
  expect(four.lines[0].steps.at(-1)).toEqual({ label: 'Formule famille : −10 %', cents: -2450 })
  const { json: after } = await sales.ask('DELETE', `/api/carts/${four.id}/lines/${four.lines[3].id}`, write(2))
  expect(after.totalCents).toBe(three.totalCents)
})

test('another birth date derives the prices anew, and is refused when a line would not fit', async () => {
  const { json: cart } = await add({ ...passFor(6, lea), lang: 'en' })
  const set = (birthDate: string, version: number) =>
    sales.ask('PUT', `/api/carts/${cart.id}/party/${cart.party[0].id}`, {
      ...write(version, 'en'),
      person: { ...lea, birthDate },
    })
  expect((await set('1990-01-01', 1)).json.totalCents).toBe(24500)
  expect((await set('2018-05-04', 2)).json.totalCents).toBe(19600)
  await add({ ...lessonFor({ id: cart.party[0].id }), version: 3 }, cart.id)
  const refused = await set('2010-01-01', 4)
  expect([refused.status, refused.json.error.message]).toEqual([
    409,
    'Ages 6 to 12 on Sunday 20 December 2026; Léa will be 16 that day. Choose the lesson for their age.',
  ])
})

const flags = week('2026-12-20', 'drapeaux')

test('a name and a level are corrected in the cart; the line, its place and its price stay', async () => {
  const { json: cart } = await add({ ...lessonFor(lea), selection: flags })
  const [line] = cart.lines
  const held = await placesOf(flags.slot)
  const correct = (level: object, version: number, person: object = lea) =>
    sales.ask('PUT', `/api/carts/${cart.id}/party/${cart.party[0].id}`, { ...write(version), person, level })
  const { json: after } = await correct({ line: line.id, code: 'cristal-1' }, 1, { ...lea, firstName: 'Léana' })
  expect(after.lines).toMatchObject([
    {
      id: line.id,
      state: 'held',
      heldUntil: line.heldUntil,
      totalCents: line.totalCents,
      selection: { ...line.selection, level: 'cristal-1' },
      people: [{ firstName: 'Léana', birthDate: lea.birthDate }],
    },
  ])
  expect(await placesOf(flags.slot)).toBe(held)
  expect((await correct({ line: line.id, code: 'moufle' }, 2)).json.error.message).toBe(
    'Ce niveau n’est pas enseigné dans ce cours. Choisissez-en un autre.',
  )
  expect((await correct({ line: 'another', code: 'cristal-1' }, 2)).json.error.code).toBe('unknown-line')
})

test('a level that is corrected while its place is held changes no price, whatever the tariff of today is', async () => {
  const { json: cart } = await add({ ...lessonFor(lea), selection: flags })
  const raise = (cents: number) =>
    sales.database.pool.query(
      `update tariff set cents = cents + ${cents} where product = 'children-ski'; select pg_notify('sales_catalogue', '')`,
    )
  await raise(1000)
  await expect.poll(async () => (await add(lessonFor(tom))).json.totalCents, patience).toBe(21900)
  const level = { line: cart.lines[0].id, code: 'cristal-1' }
  const { json: after } = await sales.ask('PUT', `/api/carts/${cart.id}/party/${cart.party[0].id}`, {
    ...write(1),
    person: lea,
    level,
  })
  expect(after).toMatchObject({ totalCents: 20900, lines: [{ selection: { level: 'cristal-1' } }] })
  await raise(-1000)
  await expect.poll(async () => (await add(lessonFor(tom))).json.totalCents, patience).toBe(20900)
})

test('of a birth date and a level that are corrected at once, both are done or neither', async () => {
  const { json: cart } = await add({ ...lessonFor(lea), selection: flags })
  const level = { line: cart.lines[0].id, code: 'cristal-1' }
  const address = `/api/carts/${cart.id}/party/${cart.party[0].id}`
  const refused = await sales.ask('PUT', address, { ...write(1), person: { ...lea, birthDate: '2010-01-01' }, level })
  expect(refused.json.error).toMatchObject({ code: 'age', message: expect.stringContaining('Léa aura 16 ans') })
  const { json: still } = await sales.ask('GET', `/api/carts/${cart.id}?lang=fr`)
  expect(still).toMatchObject({ version: 1, lines: cart.lines, party: cart.party })
})

test('CART-1 POST /api/cart answers in euros, by kind and merchant, as the contract says', async () => {
  const { json: cart } = await add(lessonFor(lea, tom))
  await add({ ...passFor(6, mum, dad, { id: cart.party[0].id }, { id: cart.party[1].id }), version: 1 }, cart.id)
  const { json } = await sales.ask('POST', '/api/cart', { cartId: cart.id, lang: 'en', resort: 'valorsene' })
  expect(contractCart.parse(json)).toEqual(json)
  expect(json.price).toBe(1211.8)
  expect(json.orders.ESF).toMatchObject([{ merchantName: 'École de ski de Valorsène', price: 418, total: 418 }])
  expect(json.orders.LIFT).toMatchObject([{ merchantName: 'Remontées de Valorsène SAS', price: 882, total: 793.8 }])
  expect(json.orders.ESF[0].inscriptions[1]).toMatchObject({
    activity: { name: 'Skiing 6-12' },
    participant: { firstName: 'Tom' },
  })
  expect(json.orders.LIFT[0].inscriptions[0]).toMatchObject({
    product: { name: 'Area pass' },
    price: 245,
    total: 220.5,
  })
})

test.each([null, undefined, 'unknown', '../../etc/passwd'])(
  'CART-6 an unknown or absent cart (%s) is an empty one',
  async (cartId) => {
    const { status, json } = await sales.ask('POST', '/api/cart', { cartId, lang: 'fr', resort: 'valorsene' })
    expect([status, json]).toEqual([200, { id: cartId ?? null, price: 0, orders: {} }])
  },
)

test('CART-6 after the last line is removed the contract cart is empty', async () => {
  const { json: cart } = await add(passFor(1, mum))
  await sales.ask('DELETE', `/api/carts/${cart.id}/lines/${cart.lines[0].id}`, write(1))
  const { json } = await sales.ask('POST', '/api/cart', { cartId: cart.id, lang: 'fr', resort: 'valorsene' })
  expect(json).toEqual({ id: cart.id, price: 0, orders: {} })
})
