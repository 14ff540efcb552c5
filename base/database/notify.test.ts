import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from './notify.ts'
import { openDatabaseProxy } from './testing-proxy.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('empty', () => Promise.resolve())
})
afterAll(() => database.close())

test('what another connection announces is heard', async () => {
  const heard = Promise.withResolvers<string>()
  const stop = await listen(database.url, 'purge', heard.resolve, () => undefined)
  await database.pool.query(`select pg_notify('purge', 'page:7')`)
  expect(await heard.promise).toBe('page:7')
  await stop()
})

test('after a lost connection the listener says that it may have missed something', async () => {
  const gap = Promise.withResolvers<void>()
  const stop = await listen(database.url, 'purge', () => undefined, gap.resolve)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  )
  expect(await gap.promise).toBeUndefined()
  await stop()
})

test('while the database is away one attempt follows another, and after it everything is heard once', async () => {
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
