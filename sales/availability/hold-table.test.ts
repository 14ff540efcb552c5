import { randomUUID } from 'node:crypto'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import type { Sql } from 'base/database'
import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateSales } from '../store/migrate.ts'
import { confirmHolds, holdForPayment, releaseHolds, renewHolds, expireHolds } from './holds.ts'
import { ceilingMs, holdMs, paymentHoldEnd, paymentHoldMs, retakePauseMs } from './limits.ts'
import { miscountedPools } from './testing.ts'

const document = new URL('../../docs/algorithms/holds.md', import.meta.url)
const now = new Date('2026-12-01T09:00:00Z')
let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase('sales_store', migrateSales)))
afterAll(() => database.close())

test('the limits are those of the document', () => {
  const minutes = readMarkdownTable(document, 'Limits').map((row) => Number(row.minutes) * 60_000)
  expect(minutes).toEqual([holdMs, ceilingMs, retakePauseMs, paymentHoldMs])
})

const events: Record<string, (db: Sql, cart: string, pool: string) => Promise<unknown>> = {
  sweep: (db, _cart, poolId) => expireHolds(db, now, { poolIds: [poolId] }),
  renew: (db, cart) => renewHolds(db, cart, now),
  pay: (db, cart) => holdForPayment(db, cart, paymentHoldEnd(now)),
  paid: (db, cart) => confirmHolds(db, cart),
  release: (db, cart) => releaseHolds(db, cart),
}

/** A pool with one hold in a state, full to the last place unless one is free for it. */
async function prepare(state: string, over: boolean, free: boolean): Promise<string> {
  const id = randomUUID()
  const [held, sold] = [Number(state === 'held'), Number(state === 'sold')]
  await database.pool.query(
    `insert into place_pool (id, resort, season, group_key, data, capacity, held, sold)
     values ($1, 'test', 's', 'lesson/ski', '{}', $2, $3, $4)`,
    [id, held + sold + Number(free), held, sold],
  )
  await database.pool.query(
    `insert into hold (id, line_id, cart_id, pool_id, places, state, expires_at, ceiling_at)
     values ($1, $1, $2, $2, 1, $3, $4, $5)`,
    [randomUUID(), id, state, new Date(now.getTime() + (over ? -1 : 1)), new Date(now.getTime() + holdMs)],
  )
  return id
}

const takenOf = `select held + sold as taken, hold.state from place_pool p join hold on pool_id = p.id where p.id = $1`

test.each(readMarkdownTable(document, 'What happens to a hold'))(
  '$event: a hold that is $state, $now its end, other places free: $free, becomes $becomes',
  async ({ event = '', state = '', now: when, free, becomes, 'places given back': back }) => {
    const id = await prepare(state, when === 'after', free === 'yes')
    const before = (await database.pool.query<{ taken: number }>(takenOf, [id])).rows[0]!.taken
    await database.db.transaction(async (db) => events[event]!(db, id, id))
    const { rows } = await database.pool.query(takenOf, [id])
    expect(rows).toEqual([{ state: becomes, taken: before - Number(back) }])
    expect(await miscountedPools(database)).toEqual([])
  },
)
