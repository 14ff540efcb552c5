import { sqlState, sqlStateOf } from 'base/database'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateSales } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase('sales_store', migrateSales)))
afterAll(() => database.close())

const insertPool = `insert into place_pool (id, resort, season, group_key, data, capacity, held, sold)
  values ($1, 'test', 's', 'lesson/ski', '{}', 3, $2, $3)`

test('migrating again changes nothing', async () => {
  await migrateSales(database)
  expect((await database.pool.query('select * from place_pool')).rows).toEqual([])
})

test.each([
  [1, 2, undefined],
  [2, 2, sqlState.checkViolation],
  [-1, 2, sqlState.checkViolation],
])('the database itself counts %i holds and %i sales against 3 places', async (held, sold, refusal) => {
  const error: unknown = await database.pool
    .query(insertPool, [`${held}-${sold}`, held, sold])
    .catch((error: unknown) => error)
  expect(sqlStateOf(error)).toBe(refusal)
})

test.each([
  ['cart_left_open', `select id from cart where state = 'open' and updated_at < now()`],
  ['order_by_state', `select token from purchase_order where state = 'refund-due' and created_at > now()`],
  ['hold_of_pool', `select id from hold where pool_id = 'a'`],
  [
    'one_hold_a_line_and_pool',
    `select pool_id from hold where line_id = '00000000-0000-4000-8000-000000000000' and state <> 'released'`,
  ],
  ['pool_of_group', `select id from place_pool where resort = 'r' and group_key = 'g' and first_day > now()`],
])('the index %s serves its question', async (index, statement) => {
  const client = await database.pool.connect()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query(`explain ${statement}`)
  client.release(true)
  expect(JSON.stringify(rows)).toContain(index)
})

test.each([
  [
    'a line of no cart',
    `insert into cart_line (id, cart_id, position, kind, type, product, selection, first_day, last_day, price_cents, derivation)
     values (gen_random_uuid(), 'none', 0, 'LIFT', 'pass', 'p', '{}', '2026-12-20', '2026-12-20', 1, '{}')`,
  ],
  [
    'a hold of no pool',
    `insert into hold (id, line_id, cart_id, pool_id, places, state, expires_at, ceiling_at)
     values (gen_random_uuid(), gen_random_uuid(), 'c', 'none', 1, 'held', now(), now())`,
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
    insert into cart_line (id, cart_id, people, position, kind, type, product, selection, first_day, last_day, price_cents, derivation)
      values (gen_random_uuid(), 'c', array['00000000-0000-4000-8000-000000000001'::uuid], 0, 'LIFT', 'pass', 'p', '{}', '2026-12-20', '2026-12-20', 1, '{}')`)
  await database.pool.query(`delete from cart where id = 'c'`)
  expect((await database.pool.query('select 1 from person union all select 1 from cart_line')).rowCount).toBe(0)
})
