import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateSales } from '../store/migrate.ts'
import { seededRandom } from 'base/testing/random'
import { confirmHolds, holdForPayment, releaseHolds, renewHolds, expireHolds } from './holds.ts'
import { paymentHoldEnd } from './limits.ts'
import { miscountedPools, makePool, takeForLine, takeHolds } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('sales_store', migrateSales)
  for (const pool of ['one', 'two', 'three']) await makePool(database, pool, 6)
})
afterAll(() => database.close())

async function step(roll: (below: number) => number, now: Date): Promise<void> {
  const cart = `cart-${roll(8)}`
  const { db } = database
  switch (roll(9)) {
    case 0:
      return db.transaction((tx) => releaseHolds(tx, cart))
    case 1:
      return void (await db.transaction((tx) => renewHolds(tx, cart, now)))
    case 2:
      return void (await db.transaction((tx) => expireHolds(tx, now)))
    case 3:
      return void (await db.transaction((tx) => holdForPayment(tx, cart, paymentHoldEnd(now))))
    case 4:
      return roll(6) === 0 ? void (await db.transaction((tx) => confirmHolds(tx, cart))) : undefined
    default: {
      const pool = ['one', 'two', 'three'][roll(3)] ?? 'one'
      if (roll(2) === 0) return void (await takeHolds(database, { cart, pool, lines: 1 + roll(3), now }))
      const needs = { one: 1 + roll(2), two: 1 + roll(3), three: 1 + roll(2) }
      await takeForLine(database, { cart, needs, now })
    }
  }
}

test.each([1, 2, 3, 4])(
  'whatever is done at once, places are never more than there are, and all are counted (seed %i)',
  async (seed) => {
    const { below: roll } = seededRandom(seed)
    let minute = seed * 1000
    for (let round = 0; round < 40; round += 1) {
      minute += roll(9)
      const now = new Date(Date.UTC(2026, 11, 1, 8, minute))
      await Promise.all(Array.from({ length: 8 }, () => step(roll, now)))
      expect(await miscountedPools(database)).toEqual([])
    }
    await database.pool.query('delete from hold; update place_pool set held = 0, sold = 0')
  },
)
