import { randomUUID } from 'node:crypto'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseHolds } from '../availability/holds.ts'
import { makePool, takeHolds } from '../availability/testing.ts'
import { migrateSales } from '../store/migrate.ts'
import { deleteOldCarts } from './delete-old-carts.ts'

const now = new Date('2026-11-21T09:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('sales_store', migrateSales)
  await makePool(database, 'forget', 9)
})
afterAll(() => database.close())

/** A cart with a person in it, and a place that went back. */
async function leave(id: string, state: 'open' | 'ordered', lastTouched: Date): Promise<void> {
  await database.pool.query(
    `insert into cart (id, resort, version, state, lang, created_at, updated_at) values ($1, 'test', 1, $2, 'fr', $3, $3)`,
    [id, state, lastTouched],
  )
  await database.pool.query(
    `insert into person (id, cart_id, position, first_name, last_name, birth_date) values ($1, $2, 0, 'Zoé', 'Martin', '2018-05-04')`,
    [randomUUID(), id],
  )
  await takeHolds(database, { cart: id, pool: 'forget', lines: 1, now: lastTouched })
  await database.db.transaction((db) => releaseHolds(db, id))
}

async function cartsWith(table: 'cart' | 'person' | 'hold'): Promise<unknown[]> {
  const name = table === 'cart' ? 'id' : 'cart_id'
  const { rows } = await database.pool.query<{ cart: string }>(`select ${name} as cart from ${table} order by 1`)
  return rows.map(({ cart }) => cart)
}

test('a cart without an order is deleted after 30 days with its people and holds, and no other', async () => {
  await leave('left', 'open', daysAgo(31))
  await leave('lately', 'open', daysAgo(29))
  await leave('ordered', 'ordered', daysAgo(31))
  await deleteOldCarts(database.db, now)
  expect(await cartsWith('cart')).toEqual(['lately', 'ordered'])
  expect(await cartsWith('person')).toEqual(['lately', 'ordered'])
  expect(await cartsWith('hold')).toEqual(['lately', 'ordered'])
})

test('the answer of a write can be repeated for two days', async () => {
  const [old, young] = [randomUUID(), randomUUID()]
  for (const [key, days] of [
    [old, 3],
    [young, 1],
  ])
    await database.pool.query(
      `insert into write_key (key, cart_id, fingerprint, answer, created_at) values ($1, 'any', '', '{}', $2)`,
      [key, daysAgo(Number(days))],
    )
  await deleteOldCarts(database.db, now)
  const { rows } = await database.pool.query<{ key: string }>('select key from write_key')
  expect(rows).toEqual([{ key: young }])
})
