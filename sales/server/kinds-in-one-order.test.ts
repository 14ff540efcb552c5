import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orderView } from '../api/cart.ts'
import { miscountedPools } from '../availability/testing.ts'
import { goToBank, payWithCard, waitUntil } from '../payments/simulator/testing.ts'
import { createTestSales } from './testing.ts'
import type { TestSales } from './testing.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-kinds-'))
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

const paul = { firstName: 'Paul', lastName: 'Martin', birthDate: '1985-07-01' }
const anne = { firstName: 'Anne', lastName: 'Martin', birthDate: '1987-03-02' }
const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
type Json = Record<string, any>

const skis = {
  type: 'rental',
  shop: 'replat',
  firstDay: '2027-01-10',
  lastDay: '2027-01-14',
  range: 'top',
  pack: 'full',
  helmet: true,
  sizes: 'later',
}
const licence = {
  type: 'licence',
  season: '2026-27',
  licence: 'leisure',
  cover: 'rescue',
  health: 'certificate',
  birthPlace: 'Lyon',
  street: '4 rue des Cimes',
  postalCode: '69003',
  city: 'Lyon',
  country: 'France',
}
const lesson = { type: 'lesson', slot: 'valorsene.children-ski.2027-01-10.morning.moufles', level: 'lutin' }
const hat = (quantity: number) => ({ type: 'article', variant: 'red', quantity })

const noCart: Json = { id: 'new', version: 0 }

function add(product: string, selection: object, participants: object[], cart = noCart, stay?: object) {
  const request = { key: randomUUID(), version: cart.version, lang: 'fr', resort: 'valorsene', stay }
  return sales.ask('POST', `/api/carts/${cart.id}/lines`, { ...request, product, selection, participants })
}
const look = async ({ id }: Json) => (await sales.ask('GET', `/api/carts/${id}?lang=fr`)).json
const inContract = async ({ id }: Json) =>
  (await sales.ask('POST', '/api/cart', { cartId: id, lang: 'fr', resort: 'valorsene' })).json

async function counters(like: string): Promise<{ held: number; sold: number }[]> {
  const text = `select held, sold from place_pool where id like $1 and held + sold > 0 order by id`
  return (await sales.database.pool.query<{ held: number; sold: number }>(text, [like])).rows
}

/** Leaves so many places free in a pool, for as long as `work` takes. */
async function leaving(pool: string, places: number, work: () => Promise<void>): Promise<void> {
  const { rows } = await sales.database.pool.query<{ capacity: number; taken: number }>(
    'select capacity, held + sold as taken from place_pool where id = $1',
    [pool],
  )
  const set = (capacity: number) =>
    sales.database.pool.query('update place_pool set capacity = $2 where id = $1', [pool, capacity])
  await set(rows[0]!.taken + places)
  await work()
  await set(rows[0]!.capacity)
}

async function removeFirst(cart: Json): Promise<void> {
  const body = { key: randomUUID(), version: cart.version, lang: 'fr' }
  const { status } = await sales.ask('DELETE', `/api/carts/${cart.id}/lines/${cart.lines[0].id}`, body)
  expect(status).toBe(200)
}

test('KIND-5 a rental holds a piece on each of its days and a helmet, and removed gives all of them back', async () => {
  const { status, json: cart } = await add('ski-rental', skis, [paul, anne])
  expect(status).toBe(200)
  expect(cart.lines).toMatchObject([
    { kind: 'SKI_RENTAL', state: 'held', variant: 'top', priceCents: 13500, people: [{ firstName: 'Paul' }] },
    { people: [{ firstName: 'Anne' }] },
  ])
  expect(cart.lines[0].detail).toContain('À compléter : taille, poids, pointure, niveau')
  const each = Array.from({ length: 5 }, () => ({ held: 2, sold: 0 }))
  expect(await counters('valorsene.rental.replat.skis-top.%')).toEqual(each)
  expect(await counters('valorsene.rental.replat.helmet.%')).toEqual(each)
  const { orders } = await inContract(cart)
  expect(orders.SKI_RENTAL).toMatchObject([
    {
      merchantName: 'Le Local à Skis',
      price: 270,
      total: 270,
      inscriptions: [{ product: { name: 'Location de skis' } }, {}],
    },
  ])
  await removeFirst(cart)
  await removeFirst(await look(cart))
  expect(await counters('valorsene.rental.replat.%')).toEqual([])
})

test('KIND-5 two people get the last piece of a day together or not at all, and no other day is kept', async () => {
  await leaving('valorsene.rental.replat.skis-top.2027-01-12', 1, async () => {
    const { status, json } = await add('ski-rental', skis, [paul, anne])
    expect([status, json.error.code]).toEqual([409, 'sold-out'])
    expect(await counters('valorsene.rental.replat.%')).toEqual([])
    const alone = await add('ski-rental', skis, [paul])
    expect(alone.status).toBe(200)
    await removeFirst(alone.json)
  })
})

async function quote(change: object): Promise<number> {
  const request = { resort: 'valorsene', lang: 'fr', product: 'ski-rental', participants: [paul] }
  const { json } = await sales.ask('POST', '/api/carts/new/quote', { ...request, selection: { ...skis, ...change } })
  return json.totalCents
}

test('KIND-5 the quote in a cart follows the days and the extras', async () => {
  expect([await quote({}), await quote({ lastDay: '2027-01-15' }), await quote({ helmet: false })]).toEqual([
    13500, 15400, 12100,
  ])
})

test('KIND-5 the same person cannot rent the same equipment twice on one day', async () => {
  const { json: cart } = await add('ski-rental', skis, [paul])
  const twice = await add('ski-rental', { ...skis, firstDay: '2027-01-14', lastDay: '2027-01-16' }, [paul], cart)
  expect([twice.status, twice.json.error.code]).toEqual([409, 'already-there'])
  await removeFirst(cart)
})

test.each([
  ['2027-02-13', '2027-02-20', '2027-02-13', '2027-02-17', 14400 + 1600],
  ['2027-01-16', '2027-01-17', '2027-01-16', '2027-01-17', 5700 + 700],
])(
  'WEEK-2 a stay from %s to %s takes a rental to %s to %s, at that time’s price',
  async (from, to, first, last, cents) => {
    const { json: cart } = await add('ski-rental', skis, [paul], undefined, { from: '2027-01-09', to: '2027-01-16' })
    const body = { key: randomUUID(), version: cart.version, lang: 'fr', stay: { from, to }, moveLines: true }
    const { status } = await sales.ask('PUT', `/api/carts/${cart.id}/stay`, body)
    expect(status).toBe(200)
    const moved = await look(cart)
    expect(moved.lines).toMatchObject([{ firstDay: first, lastDay: last, state: 'held', totalCents: cents }])
    await removeFirst(moved)
    expect(await counters('valorsene.rental.replat.%')).toEqual([])
  },
)

test('KIND-9 goods are for nobody, take as many places as pieces, and are gone with the last', async () => {
  const pool = 'valorsene.article.neck-warmer.red.2026-27'
  await leaving(pool, 5, async () => {
    const { status, json: cart } = await add('neck-warmer', hat(3), [])
    expect(status).toBe(200)
    expect(cart.lines).toMatchObject([
      {
        kind: 'STAND',
        people: [],
        quantity: 3,
        state: 'held',
        priceCents: 4200,
        withdrawal: '14-days',
        variant: 'red',
      },
    ])
    expect(await counters(pool)).toEqual([{ held: 3, sold: 0 }])
    const more = await add('neck-warmer', hat(3), [])
    expect([more.status, more.json.error.code]).toEqual([409, 'sold-out'])
    const { orders } = await inContract(cart)
    expect(orders.STAND).toMatchObject([{ price: 42, inscriptions: [{ product: { name: 'Tour de cou' } }] }])
    await removeFirst(cart)
    expect(await counters(pool)).toEqual([])
  })
})

test('KIND-12 a licence needs no place, and nobody gets two for a season', async () => {
  const { json: cart } = await add('federation-licence', licence, [paul, lea])
  expect(cart.lines.map((line: Json) => [line.kind, line.state, line.priceCents])).toEqual([
    ['FFS', 'free', 7100],
    ['FFS', 'free', 5100],
  ])
  const twice = await add('federation-licence', { ...licence, licence: 'competition' }, [lea], cart)
  expect([twice.status, twice.json.error.code]).toEqual([409, 'already-there'])
  const { orders } = await inContract(cart)
  expect(orders.FFS).toMatchObject([{ merchantName: 'Fédération des clubs de neige', price: 122 }])
})

test('KIND-13 a lesson, a rental, goods and a licence are paid together, and their places are sold', async () => {
  const first = await add('children-ski', lesson, [lea])
  const second = await add('ski-rental', { ...skis, range: 'child' }, [lea], first.json)
  const third = await add('neck-warmer', hat(2), [], second.json)
  const { json: cart } = await add('federation-licence', licence, [lea], third.json)
  expect(cart.totalCents).toBe(16900 + 4000 + 1400 + 2800 + 5100)
  const buyer = { firstName: 'Anne', lastName: 'Martin', email: 'anne@example.org', phone: '0199001122' }
  const request = { key: randomUUID(), version: cart.version, lang: 'fr', buyer, terms: true }
  const { json: attempt } = await sales.ask('POST', `/api/carts/${cart.id}/checkout`, {
    ...request,
    totalCents: cart.totalCents,
    returnTo: 'http://localhost:3000/panier/',
  })
  const fetch = async (asked: Request) => sales.fetch(asked)
  await payWithCard(fetch, await goToBank(fetch, attempt.payment), '4234603011240000')
  const order = async () => orderView.parse((await sales.ask('GET', `/api/orders/${attempt.order}?lang=fr`)).json)
  await waitUntil(async () => (await order()).state === 'paid')
  const { lines } = await order()
  expect(lines.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['ESF', 16900],
    ['SKI_RENTAL', 5400],
    ['STAND', 2800],
    ['FFS', 5100],
  ])
  expect(lines[1]).toMatchObject({ merchantName: 'Le Local à Skis', meetingPoint: 'Le Local à Skis, Le Replat' })
  expect(lines[2]).toMatchObject({ meetingPoint: 'Bureau de l’école, Les Essarts', withdrawal: '14-days' })
  expect(lines[3]!.detail).toContain('À remettre : certificat médical')
  expect(await counters('valorsene.rental.replat.skis-child.%')).toEqual(
    Array.from({ length: 5 }, () => ({ held: 0, sold: 1 })),
  )
  expect(await counters('valorsene.article.neck-warmer.red.%')).toEqual([{ held: 0, sold: 2 }])
  expect(await inContract(cart)).toMatchObject({ price: 0, orders: {} })
})

test.each([
  ['a rental’s scarcest day', 'valorsene.rental.replat.skis-top.2027-01-12', 5, 5, 'ski-rental', skis, [paul]],
  ['a rental’s helmets', 'valorsene.rental.replat.helmet.2027-01-14', 4, 4, 'ski-rental', skis, [paul]],
  ['goods in threes', 'valorsene.article.mittens.small.2026-27', 10, 3, 'mittens', { ...hat(3), variant: 'small' }, []],
] as const)(
  '24 buyers at once: %s is never sold twice',
  async (_, pool, places, buyers, product, selection, people) => {
    await leaving(pool, places, async () => {
      const answers = await Promise.all(Array.from({ length: 24 }, () => add(product, selection, [...people])))
      const statuses = Map.groupBy(answers, ({ status }) => status)
      expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([buyers, 24 - buyers])
      for (const { json } of statuses.get(200) ?? []) await removeFirst(json)
      expect((await counters(pool)).filter(({ held }) => held > 0)).toEqual([])
    })
  },
)

test('bad input: a selection of another kind, people of another cart, and a megabyte are refused, and nothing is kept', async () => {
  const answers = await Promise.all([
    add('ski-rental', hat(1), [paul]),
    add('neck-warmer', skis, []),
    add('ski-rental', skis, [{ id: randomUUID() }]),
    add('federation-licence', { ...licence, street: 'x'.repeat(1_000_000) }, [paul]),
    add('ski-rental', { ...skis, firstDay: '2027-02-30' }, [paul]),
    add('ski-rental', { ...skis, priceCents: 1 }, []),
  ])
  for (const { status } of answers) expect([400, 404, 409, 413]).toContain(status)
  expect(await counters('valorsene.rental.replat.skis-top.%')).toEqual([])
})
