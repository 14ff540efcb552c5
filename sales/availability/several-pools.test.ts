import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrateSales } from '../store/migrate.ts'
import { confirmHolds, expireHolds, holdForPayment, releaseHolds, renewHolds } from './holds.ts'
import { paymentHoldEnd } from './limits.ts'
import { makePool, miscountedPools, takeForLine } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase('sales_store', migrateSales)))
beforeEach(async () => {
  for (const night of ['n1', 'n2', 'n3']) await makePool(database, night, 4)
})
afterEach(async () => {
  const broken = await miscountedPools(database)
  if (broken.length > 0) throw new Error(`pools miscounted: ${JSON.stringify(broken)}`)
  await database.pool.query('truncate hold, place_pool')
})
afterAll(() => database.close())

const at = (minutes: number): Date => new Date(Date.UTC(2026, 11, 1, 8, minutes))
const take = (cart: string, needs: Record<string, number>, minute = 0) =>
  takeForLine(database, { cart, needs, now: at(minute) })
const renew = (cart: string, minute: number) => database.db.transaction((db) => renewHolds(db, cart, at(minute)))
const sweep = (minute: number, pool?: string) =>
  database.db.transaction((db) => expireHolds(db, at(minute), pool === undefined ? {} : { poolIds: [pool] }))
const counters = async () =>
  (
    await database.pool.query<{ id: string; held: number; sold: number }>(
      'select id, held, sold from place_pool order by id',
    )
  ).rows.map(({ held, sold }) => [held, sold])

const twoRooms = { n1: 2, n2: 2, n3: 2 }

test('the counters are sums of places, of every pool of a line', async () => {
  await take('a', twoRooms)
  expect(await counters()).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
  ])
  await database.db.transaction((db) => confirmHolds(db, 'a'))
  expect(await counters()).toEqual([
    [0, 2],
    [0, 2],
    [0, 2],
  ])
})

test('a line of which one pool was given to others is not retaken in part, and its other places go back', async () => {
  const line = await take('a', twoRooms)
  await sweep(15, 'n2')
  await take('b', { n2: 3 }, 15)
  expect(await renew('a', 16)).toEqual({ kept: [], again: [], lost: [line], full: [], paused: [] })
  expect(await counters()).toEqual([
    [0, 0],
    [3, 0],
    [0, 0],
  ])
})

test('a line of which one pool was swept is retaken whole while its places are free, until one moment', async () => {
  const line = await take('a', twoRooms)
  await sweep(15, 'n2')
  expect((await renew('a', 16)).again).toEqual([line])
  const { rows } = await database.pool.query('select distinct expires_at, ceiling_at, state from hold')
  expect(rows).toEqual([{ expires_at: at(31), ceiling_at: at(60), state: 'held' }])
})

test('lines that share a pool are retaken together or not at all, and others by themselves', async () => {
  const [one, two] = [await take('a', { n1: 2, n2: 1 }), await take('a', { n1: 1 })]
  const other = await take('a', { n3: 4 })
  await sweep(15)
  await take('b', { n1: 2 }, 15)
  const renewal = await renew('a', 16)
  expect(new Set(renewal.lost)).toEqual(new Set([one, two]))
  expect(renewal.again).toEqual([other])
  expect(await counters()).toEqual([
    [2, 0],
    [0, 0],
    [4, 0],
  ])
})

test('paying retakes all places of all lines or none, and names every pool that is gone', async () => {
  await take('a', twoRooms)
  await take('a', { n1: 1 })
  await sweep(15)
  await take('b', { n1: 2, n3: 3 }, 15)
  const pay = () => database.db.transaction((db) => holdForPayment(db, 'a', paymentHoldEnd(at(16))))
  const refused = await pay()
  expect(refused).toMatchObject({ ok: false, failure: { details: { pools: ['n1', 'n3'] } } })
  expect(await counters()).toEqual([
    [2, 0],
    [0, 0],
    [3, 0],
  ])
  await database.db.transaction((db) => releaseHolds(db, 'b'))
  expect(await pay()).toMatchObject({ ok: true })
  expect(await counters()).toEqual([
    [3, 0],
    [2, 0],
    [2, 0],
  ])
})

test('releasing one line of several gives back its places and no others', async () => {
  const line = await take('a', twoRooms)
  await take('a', { n2: 1 })
  await database.db.transaction((db) => releaseHolds(db, 'a', [line!]))
  expect(await counters()).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
  ])
})
