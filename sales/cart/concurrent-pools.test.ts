import { randomUUID } from 'node:crypto'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { seededRandom } from 'base/testing/random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireHolds } from '../availability/holds.ts'
import { holdTimes } from '../availability/limits.ts'
import { makePool, miscountedPools } from '../availability/testing.ts'
import { migrateSales } from '../store/migrate.ts'
import type { Cart, Line } from './cart.ts'
import { commitChange } from './commit-change.ts'
import { sampleCart, sampleLine } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase('sales_concurrent_pools', migrateSales)))
afterAll(() => database.close())

const now = new Date('2026-12-01T08:00:00Z')
const record = () => ({ key: randomUUID(), fingerprint: 'f', answer: 'a', now })

/** A line that needs places of pools, in the order in which they are named. */
function lineIn(pools: readonly string[], places = 1): Line {
  return sampleLine({ holds: pools.map((pool) => ({ pool, places, state: 'held', ...holdTimes(now) })) })
}

async function newCart(lines: Line[]): Promise<{ cart: Cart; outcome: Awaited<ReturnType<typeof commitChange>> }> {
  const empty = sampleCart({ version: 0 })
  const cart = { ...empty, version: 1, lines }
  return { cart, outcome: await commitChange(database, empty, cart, record()) }
}

async function makePools(prefix: string, count: number, capacity: number): Promise<string[]> {
  const pools = Array.from({ length: count }, (_, index) => `${prefix}-${index}`)
  for (const pool of pools) await makePool(database, pool, capacity)
  return pools
}

const heldIn = async (prefix: string): Promise<number[]> => {
  const { rows } = await database.pool.query<{ held: number }>(
    'select held from place_pool where id like $1 order by id',
    [`${prefix}-%`],
  )
  return rows.map(({ held }) => held)
}

test('32 writers over 5 pools in random order neither wait for each other for ever nor take a place twice', async () => {
  const pools = await makePools('five', 5, 20)
  const writers = Array.from({ length: 32 }, async (_, seed) => {
    const random = seededRandom(seed)
    const taken: number[] = []
    let { cart } = await newCart([])
    for (let round = 0; round < 12; round += 1) {
      const shuffled = pools.toSorted(() => random.next() - 0.5).slice(0, random.between(2, 5))
      const lines = random.below(3) === 0 ? [] : [...cart.lines.slice(-1), lineIn(shuffled, random.between(1, 3))]
      const after = { ...cart, version: cart.version + 1, lines }
      const outcome = await commitChange(database, cart, after, record())
      if (outcome === 'done') cart = after
      taken.push(outcome === 'done' ? 1 : 0)
    }
    return taken
  })
  const outcomes = (await Promise.all(writers)).flat()
  expect(outcomes.filter((one) => one === 1).length).toBeGreaterThan(32)
  expect(Math.max(...(await heldIn('five')))).toBeLessThanOrEqual(20)
  expect(await miscountedPools(database)).toEqual([])
})

test('of 24 families who want 2 rooms for 7 nights, as many as fit get every night, and nobody a part of them', async () => {
  const nights = await makePools('night', 7, 9)
  const families = await Promise.all(Array.from({ length: 24 }, () => newCart([lineIn(nights, 2)])))
  expect(families.filter(({ outcome }) => outcome === 'done')).toHaveLength(4)
  expect(await heldIn('night')).toEqual([8, 8, 8, 8, 8, 8, 8])
  expect(await miscountedPools(database)).toEqual([])
})

test('two departures are had together or not at all, also while places go back', async () => {
  const [there = '', back = ''] = await makePools('seat', 2, 6)
  const returns = Array.from({ length: 10 }, (_, index) =>
    newCart([lineIn(index % 2 ? [there, back] : [back, there], 2)]),
  )
  const oneWay = Array.from({ length: 10 }, () => newCart([lineIn([back])]))
  const sweeps = Array.from({ length: 5 }, () => database.db.transaction((db) => expireHolds(db, now)))
  await Promise.all([...returns, ...oneWay, ...sweeps])
  const [heldThere = 0, heldBack = 0] = await heldIn('seat')
  expect(heldBack).toBe(6)
  expect(heldThere % 2).toBe(0)
  expect(await miscountedPools(database)).toEqual([])
})
