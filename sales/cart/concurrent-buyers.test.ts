import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../availability/testing.ts'
import { createTestSales } from '../server/testing.ts'
import type { TestSales } from '../server/testing.ts'

const buyers = 200
const places = 20
const pools = {
  real: 'valorsene.children-ski.2027-01-03.morning.moufles',
  control: 'valorsene.children-ski.2027-01-10.morning.moufles',
}
let sales: TestSales
beforeAll(async () => {
  sales = await createTestSales()
  await sales.database.pool.query('update place_pool set capacity = $1 where id = any($2)', [
    places,
    Object.values(pools),
  ])
})
afterAll(() => sales.close())

const at = <Value>(buyer: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: buyers }, (_, index) => buyer(index)))

const buy = (slot: string) => (index: number) =>
  sales.ask('POST', '/api/carts/new/lines', {
    key: randomUUID(),
    version: 0,
    lang: 'en',
    resort: 'valorsene',
    product: 'children-ski',
    selection: { type: 'lesson', slot, level: 'lutin' },
    participants: [{ firstName: `Child ${index}`, lastName: 'Martin', birthDate: '2018-05-04' }],
  })

test('the control: the same steps, read first and then written, sell more places than there are', async () => {
  const { pool } = sales.database
  await pool.query('alter table place_pool drop constraint place_pool_places')
  const sold = await at(async () => {
    const { rows } = await pool.query<{ places: number }>(
      'select capacity - held - sold as places from place_pool where id = $1',
      [pools.control],
    )
    if ((rows[0]?.places ?? 0) < 1) return false
    await pool.query('update place_pool set held = held + 1 where id = $1', [pools.control])
    return true
  })
  expect(sold.filter(Boolean).length).toBeGreaterThan(places)
  await pool.query('update place_pool set held = 0 where id = $1', [pools.control])
  await pool.query(
    'alter table place_pool add constraint place_pool_places check (held >= 0 and sold >= 0 and held + sold <= capacity)',
  )
})

test('200 buyers at once for 20 places: 20 get one, 180 get a polite answer, none a status 500', async () => {
  const answers = await at(buy(pools.real))
  const count = (status: number) => answers.filter((one) => one.status === status).length
  expect([count(200), count(409)]).toEqual([places, buyers - places])
  const refused = answers.filter(({ status }) => status === 409).map(({ json }) => json.error)
  expect(new Set(refused.map(({ code, message }) => `${code}: ${message}`))).toEqual(
    new Set(['sold-out: This is full. Choose another time, place or week.']),
  )
  expect(new Set(answers.flatMap(({ json }) => json.id ?? [])).size).toBe(places)
  expect(await miscountedPools(sales.database)).toEqual([])
})

test('carts without a place leave no rows behind', async () => {
  const { rows } = await sales.database.pool.query(
    `select (select count(*)::int from cart) as carts, (select count(*)::int from write_key) as writes,
       (select count(*)::int from person) as people`,
  )
  expect(rows).toEqual([{ carts: places, writes: places, people: places }])
})
