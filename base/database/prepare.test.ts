import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartFailure } from '../errors/errors.ts'
import { createLog } from '../log/log.ts'
import { prepareDatabase } from './prepare.ts'
import { openDatabaseProxy } from './testing-proxy.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

const log = createLog('test', 'silent')
const options = { setting: 'SALES_DATABASE_URL', log, waitMs: 0 }

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase('reach', async () => undefined)))
afterAll(() => database.close())

const nothing = async (): Promise<void> => undefined
const other = (name: string): string => database.url.replace(/\/test_reach_\w+\?/, `/${name}?`)

test('the work runs on a database that is reachable', async () => {
  const said = await prepareDatabase(
    database.url,
    async ({ pool }) => (await pool.query('select 7 as it')).rows,
    options,
  )
  expect(said).toEqual([{ it: 7 }])
})

test.each([
  ['no server', 'postgresql://a:b@127.0.0.1:9/x', 'PostgreSQL cannot be reached (connect ECONNREFUSED 127.0.0.1:9)'],
  ['no socket', 'postgresql://a@/x?host=/nowhere', 'PostgreSQL cannot be reached (connect ENOENT /nowhere/'],
  ['no host', 'postgresql://a:b@nowhere.invalid/x', 'PostgreSQL cannot be reached (getaddrinfo'],
])('%s: one sentence that names the setting', async (_what, url, sentence) => {
  const refused = prepareDatabase(url, nothing, options)
  await expect(refused).rejects.toBeInstanceOf(StartFailure)
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toThrow('correct SALES_DATABASE_URL')
})

test('a database that does not exist: one sentence that names the setting', async () => {
  await expect(prepareDatabase(other('nobody'), nothing, options)).rejects.toThrow(
    new StartFailure('PostgreSQL lets nobody in (database "nobody" does not exist): correct SALES_DATABASE_URL.'),
  )
})

test('a user without the right to create tables gets the missing rights named', async () => {
  await database.pool.query('create role poor login')
  const url = database.url.replace('postgres@', 'poor@')
  const refused = prepareDatabase(url, ({ pool }) => pool.query('create schema mine'), options)
  await expect(refused).rejects.toThrow(/^PostgreSQL forbids it \(permission denied .*\): give the user of SALES/)
  await database.pool.query('drop role poor')
})

test('a database that starts later is waited for', async () => {
  const door = await openDatabaseProxy(database.url)
  door.shut()
  const opening = Object.assign(createLog('test', 'silent'), { warn: door.open })
  const work = prepareDatabase(door.url, async ({ pool }) => (await pool.query('select 7 as it')).rows, {
    ...options,
    log: opening,
    waitMs: 60_000,
  })
  expect(await work).toEqual([{ it: 7 }])
  await door.close()
})
