import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { migrateSales } from '../store/migrate.ts'
import { confirmHolds, holdForPayment, releaseHolds, renewHolds, expireHolds } from './holds.ts'
import { paymentHoldEnd } from './limits.ts'
import { miscountedPools, makePool, takeHolds } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase('sales_store', migrateSales)))
afterEach(async () => {
  const broken = await miscountedPools(database)
  if (broken.length > 0) throw new Error(`pools miscounted: ${JSON.stringify(broken)}`)
})
afterAll(() => database.close())

const at = (minutes: number): Date => new Date(Date.UTC(2026, 11, 1, 8, minutes))
const take = (cart: string, pool: string, lines: number, minute = 0) =>
  takeHolds(database, { cart, pool, lines, now: at(minute) })
const renew = (cart: string, minute: number) => database.db.transaction((db) => renewHolds(db, cart, at(minute)))
const sweep = (minute: number) => database.db.transaction((db) => expireHolds(db, at(minute)))
const firm = (cart: string) => database.db.transaction((db) => confirmHolds(db, cart))
const places = async (pool: string): Promise<unknown> =>
  (await database.pool.query('select held, sold from place_pool where id = $1', [pool])).rows[0]

test('all participants of one request get a place, or none does', async () => {
  await makePool(database, 'party', 5)
  expect(await take('a', 'party', 3)).toHaveLength(3)
  expect(await take('b', 'party', 3)).toEqual([])
  expect(await take('b', 'party', 2)).toHaveLength(2)
})

test('places go back when their time is over, and not before', async () => {
  await makePool(database, 'over', 2)
  await take('c', 'over', 2)
  await sweep(14)
  expect(await places('over')).toEqual({ held: 2, sold: 0 })
  await sweep(15)
  expect(await places('over')).toEqual({ held: 0, sold: 0 })
})

test('a renewal ends at the ceiling, an hour after the beginning', async () => {
  await makePool(database, 'ceiling', 1)
  const ids = await take('d', 'ceiling', 1)
  for (const minute of [10, 20, 30, 40, 50]) expect((await renew('d', minute)).kept).toEqual(ids)
  expect(await renew('d', 55)).toMatchObject({ kept: [], full: ids })
  await sweep(59)
  expect(await places('ceiling')).toEqual({ held: 1, sold: 0 })
  await sweep(60)
  expect(await places('ceiling')).toEqual({ held: 0, sold: 0 })
})

test('after the ceiling places cannot be retaken for a quarter of an hour, before the sweep neither', async () => {
  await makePool(database, 'pause', 1)
  const ids = await take('k', 'pause', 1)
  for (const minute of [14, 28, 42, 56]) await renew('k', minute)
  for (const minute of [60, 74]) expect(await renew('k', minute)).toMatchObject({ again: [], paused: ids })
  await sweep(74)
  expect(await places('pause')).toEqual({ held: 0, sold: 0 })
  expect(await renew('k', 75)).toMatchObject({ again: ids, paused: [] })
})

test('what is retaken before the ceiling keeps it', async () => {
  await makePool(database, 'keep', 1)
  const ids = await take('l', 'keep', 1)
  expect((await renew('l', 50)).again).toEqual(ids)
  await sweep(60)
  expect(await places('keep')).toEqual({ held: 0, sold: 0 })
})

test('what has expired is taken again while it is free, all lines of a pool or none', async () => {
  await makePool(database, 'again', 3)
  const ids = (await take('e', 'again', 2)).toSorted()
  await sweep(15)
  expect((await renew('e', 16)).again.toSorted()).toEqual(ids)
  await sweep(40)
  await take('f', 'again', 2, 40)
  expect((await renew('e', 41)).lost.toSorted()).toEqual(ids)
  expect(await places('again')).toEqual({ held: 2, sold: 0 })
})

test('payment makes holds firm, once; expired ones only while places are left', async () => {
  await makePool(database, 'firm', 2)
  await take('g', 'firm', 2)
  await sweep(15)
  expect(await firm('g')).toMatchObject({ ok: true })
  expect(await firm('g')).toMatchObject({ ok: true })
  expect(await places('firm')).toEqual({ held: 0, sold: 2 })
  await database.db.transaction((db) => releaseHolds(db, 'g'))
  expect(await places('firm')).toEqual({ held: 0, sold: 2 })
})

test('confirming fails and changes nothing when the places are taken by others', async () => {
  await makePool(database, 'gone', 2)
  await makePool(database, 'gone-too', 2)
  await take('h', 'gone', 2)
  await take('h', 'gone-too', 1)
  await sweep(15)
  await take('i', 'gone', 1, 16)
  expect(await firm('h')).toMatchObject({ ok: false, failure: { code: 'sold-out', details: { pools: ['gone'] } } })
  expect(await places('gone-too')).toEqual({ held: 0, sold: 0 })
})

test('going to the bank keeps the places twenty minutes, beyond the ceiling too', async () => {
  await makePool(database, 'bank', 1)
  await take('j', 'bank', 1)
  await renew('j', 10)
  await renew('j', 24)
  await renew('j', 38)
  await renew('j', 50)
  expect(await database.db.transaction((db) => holdForPayment(db, 'j', paymentHoldEnd(at(59))))).toMatchObject({
    ok: true,
  })
  await sweep(78)
  expect(await places('bank')).toEqual({ held: 1, sold: 0 })
  await sweep(79)
  expect(await places('bank')).toEqual({ held: 0, sold: 0 })
})
