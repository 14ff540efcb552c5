import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen, listenerName } from './notify.ts'
import { openDatabaseProxy } from './testing-proxy.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('empty', () => Promise.resolve())
})
afterAll(() => database.close())

test('a notification of another connection is received', async () => {
  const heard = Promise.withResolvers<string>()
  const stop = await listen(database.url, 'purge', heard.resolve, () => undefined)
  await database.pool.query(`select pg_notify('purge', 'page:7')`)
  expect(await heard.promise).toBe('page:7')
  await stop()
})

test('after a lost connection `onGap` is called', async () => {
  const gap = Promise.withResolvers<void>()
  const stop = await listen(database.url, 'purge', () => undefined, gap.resolve)
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [listenerName],
  )
  expect(await gap.promise).toBeUndefined()
  await stop()
})

test('while the database is unreachable attempts do not overlap, and afterwards notifications arrive once', async () => {
  const [heard, onGap] = [vi.fn<(payload: string) => void>(), vi.fn<() => void>()]
  const door = await openDatabaseProxy(database.url)
  const stop = await listen(door.url, 'purge', heard, onGap)

  door.shut()
  await vi.waitFor(() => expect(door.turnedAway.length).toBeGreaterThan(4), { timeout: 10_000 })
  const pauses = door.turnedAway.slice(1).map((at, index) => at - (door.turnedAway[index] ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThan(200)

  door.open()
  await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), { timeout: 10_000 })
  await database.pool.query(`select pg_notify('purge', 'page:7'), pg_notify('purge', 'the last')`)
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('the last'))
  expect(heard.mock.calls).toEqual([['page:7'], ['the last']])
  expect(onGap).toHaveBeenCalledTimes(1)
  await stop()
  await door.close()
})

test('a payload that cannot be read is logged and counts as a gap, and the next is received', async () => {
  const [onGap, error] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const received = Promise.withResolvers<string>()
  const read = (payload: string): void => received.resolve(JSON.parse(payload) as string)
  const stop = await listen(database.url, 'purge', read, onGap, { log: { warn: vi.fn<() => void>(), error } })
  await database.pool.query(
    `select pg_notify('purge', '{"site":'), pg_notify('purge', ''), pg_notify('purge', '"page:7"')`,
  )
  expect(await received.promise).toBe('page:7')
  expect(onGap).toHaveBeenCalledTimes(2)
  expect(error).toHaveBeenCalledTimes(2)
  await stop()
})

test('behind a pooler that delivers no notification it says so, and changes are polled', async () => {
  const [onGap, warn] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const pooler = await openDatabaseProxy(database.url, { dropsNotifications: true })
  let revision = 1
  const readRevision = vi.fn<() => Promise<number>>(() => Promise.resolve(revision))
  const options = { log: { warn, error: vi.fn<() => void>() }, readRevision, pollMs: 10, probeMs: 50 }
  const stop = await listen(pooler.url, 'purge', () => undefined, onGap, options)
  await vi.waitFor(() => expect(readRevision.mock.calls.length).toBeGreaterThan(2))
  expect(warn).toHaveBeenCalledTimes(1)
  // What was announced before the first poll is not known.
  expect(onGap).toHaveBeenCalledTimes(1)
  revision = 2
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2))
  await stop()
  await pooler.close()
})

test('where LISTEN delivers nothing is polled', async () => {
  const readRevision = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
  const received = Promise.withResolvers<string>()
  const options = { readRevision, pollMs: 5, probeMs: 5000 }
  const stop = await listen(database.url, 'purge', received.resolve, () => undefined, options)
  await database.pool.query(`select pg_notify('purge', 'page:8')`)
  expect(await received.promise).toBe('page:8')
  expect(readRevision).not.toHaveBeenCalled()
  await stop()
})
