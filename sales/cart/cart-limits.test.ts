import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestSales, testNow } from '../server/testing.ts'
import type { TestSales } from '../server/testing.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterEach(() => sales.at(testNow))
afterAll(() => sales.close())

const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
const write = (version: number) => ({ key: randomUUID(), version, lang: 'fr' })
const lessonFor = (...participants: object[]) => ({
  ...write(0),
  resort: 'valorsene',
  product: 'children-ski',
  selection: { type: 'lesson', slot: 'valorsene.children-ski.2026-12-20.morning.moufles', level: 'lutin' },
  participants,
})
const add = (body: object) => sales.ask('POST', '/api/carts/new/lines', body)

test('removing and adding again does not keep places beyond the ceiling', async () => {
  const { json: cart } = await add(lessonFor(lea))
  const remove = (line: string, version: number) =>
    sales.ask('DELETE', `/api/carts/${cart.id}/lines/${line}`, write(version))
  const addAgain = (version: number) =>
    sales.ask('POST', `/api/carts/${cart.id}/lines`, { ...lessonFor(lea), key: randomUUID(), version })
  sales.at('2026-11-21T09:50:00Z')
  await remove(cart.lines[0].id, 1)
  const { json: again } = await addAgain(2)
  expect(again.heldUntil).toBe('2026-11-21T10:00:00.000Z')
  sales.at('2026-11-21T10:05:00Z')
  await remove(again.lines[0].id, 3)
  expect(await addAgain(4)).toMatchObject({ status: 409, json: { error: { code: 'ceiling' } } })
  sales.at('2026-11-21T10:15:00Z')
  expect((await addAgain(4)).json.heldUntil).toBe('2026-11-21T10:30:00.000Z')
})

test('a cart has forty lines at most', async () => {
  const { json: cart } = await add(lessonFor(lea))
  await sales.database.pool.query(
    `insert into cart_line (id, cart_id, people, position, kind, type, product, selection, first_day, last_day, price_cents, derivation)
     select gen_random_uuid(), cart_id, people, n, 'LIFT', 'pass', 'area-pass', '{"kind":"LIFT","firstDay":"2027-01-01","days":1}',
       '2027-01-01', '2027-01-01', price_cents, derivation from cart_line, generate_series(1, 39) as n where cart_id = $1`,
    [cart.id],
  )
  const body = { ...lessonFor({ ...lea, firstName: 'Zoé' }), key: randomUUID(), version: 1 }
  expect(await sales.ask('POST', `/api/carts/${cart.id}/lines`, body)).toMatchObject({
    status: 409,
    json: { error: { code: 'cart-full', message: expect.stringContaining('40') } },
  })
})
