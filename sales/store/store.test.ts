import { sqlState, sqlStateOf } from 'base/database'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../availability/testing.ts'
import { migrateSales } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('sales_store', migrateSales)
  await makeProduct(database)
})
afterAll(() => database.close())

const insertSlot = `insert into slot (id, resort, season, product, start, "end", days, time, meeting_point, capacity, held, sold)
  values ($1, 'test', 's', 'lesson', '2026-12-20', '2026-12-25', 6, '9:15', 'm', 3, $2, $3)`

test('migrating again changes nothing', async () => {
  await migrateSales(database)
  expect((await database.pool.query('select * from slot')).rows).toEqual([])
})

test.each([
  [1, 2, undefined],
  [2, 2, sqlState.checkViolation],
  [-1, 2, sqlState.checkViolation],
])('the database itself counts %i holds and %i sales against 3 places', async (held, sold, refusal) => {
  const error: unknown = await database.pool
    .query(insertSlot, [`${held}-${sold}`, held, sold])
    .catch((error: unknown) => error)
  expect(sqlStateOf(error)).toBe(refusal)
})

test.each([
  ['cart_left_open', `select id from cart where state = 'open' and updated_at < now()`],
  ['order_by_state', `select token from purchase_order where state = 'refund-due' and created_at > now()`],
  ['order_line_of_slot', `select id from order_line where slot_id = 'a'`],
  ['line_of_person', `select id from cart_line where person_id = '00000000-0000-4000-8000-000000000000'`],
  ['hold_of_slot', `select id from hold where slot_id = 'a'`],
  ['slot_of_product', `select id from slot where resort = 'r' and product = 'p'`],
])('the index %s serves its question', async (index, statement) => {
  const client = await database.pool.connect()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query(`explain ${statement}`)
  client.release(true)
  expect(JSON.stringify(rows)).toContain(index)
})

test.each([
  [
    'a line of nobody',
    `insert into cart_line (id, cart_id, person_id, position, kind, product, selection, first_day, last_day, price_cents, derivation)
     values (gen_random_uuid(), 'none', gen_random_uuid(), 0, 'LIFT', 'p', '{}', '2026-12-20', '2026-12-20', 1, '{}')`,
  ],
  [
    'a slot of no product',
    `insert into slot (id, resort, season, product, start, "end", days, time, meeting_point, capacity)
     values ('x', 'test', 's', 'nothing', '2026-12-20', '2026-12-25', 6, '9:15', 'm', 3)`,
  ],
  [
    'an order of no cart',
    `insert into purchase_order (token, number, cart_id, resort, state, lang, buyer, total_cents, terms_version, return_to, created_at)
     values ('t', 'n', 'none', 'r', 'paid', 'fr', '{}', 1, '1', 'x', now())`,
  ],
])('%s is refused by the database', async (_what, statement) => {
  const error: unknown = await database.pool.query(statement).catch((caught: unknown) => caught)
  expect(sqlStateOf(error)).toBe('23503')
})

test('a cart is deleted with its people and lines', async () => {
  await database.pool
    .query(`insert into cart (id, resort, version, lang, created_at, updated_at) values ('c', 'r', 1, 'fr', now(), now());
    insert into person (id, cart_id, position, first_name, last_name, birth_date)
      values ('00000000-0000-4000-8000-000000000001', 'c', 0, 'Zoé', 'Martin', '2018-05-04');
    insert into cart_line (id, cart_id, person_id, position, kind, product, selection, first_day, last_day, price_cents, derivation)
      values (gen_random_uuid(), 'c', '00000000-0000-4000-8000-000000000001', 0, 'LIFT', 'p', '{}', '2026-12-20', '2026-12-20', 1, '{}')`)
  await database.pool.query(`delete from cart where id = 'c'`)
  expect((await database.pool.query('select 1 from person union all select 1 from cart_line')).rowCount).toBe(0)
})
