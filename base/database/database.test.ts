import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartFailure } from '../errors/errors.ts'
import { isDatabaseUnavailable } from './unavailable.ts'
import { migrateDatabase, openDatabase, sqlState, sqlStateOf } from './database.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('base', async ({ pool }) => {
    await pool.query('create table piste (name text primary key)')
  })
})
afterAll(() => database.close())

test('a copy has the schema of its template and rows of its own', async () => {
  const other = await createTestDatabase('base', () => Promise.reject(new Error('the template is prepared once')))
  await database.pool.query(`insert into piste values ('Combe')`)
  expect((await other.pool.query('select * from piste')).rows).toEqual([])
  await other.close()
})

test('the code of a refused statement is found', async () => {
  await database.pool.query(`insert into piste values ('Replat')`)
  const refused = await database.pool.query(`insert into piste values ('Replat')`).catch((error: unknown) => error)
  expect(sqlStateOf(refused)).toBe(sqlState.uniqueViolation)
})

test('a transaction whose connection was lost before `begin` leaves the pool usable', async () => {
  const small = openDatabase(database.url, { max: 1 })
  await small.pool.query('select 1')
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  const refused = await small.db.transaction(async () => undefined).catch((error: unknown) => error)
  expect(refused === undefined || isDatabaseUnavailable(refused)).toBe(true)
  expect((await small.pool.query('select 7 as it')).rows).toEqual([{ it: 7 }])
  await small.close()
})

test('a connection that is lost within a transaction ends the transaction, not the process', async () => {
  const small = openDatabase(database.url, { max: 1 })
  const work = small.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.execute('select 1')
  })
  expect(isDatabaseUnavailable(await work.catch((error: unknown) => error))).toBe(true)
  expect((await small.pool.query('select 7 as it')).rows).toEqual([{ it: 7 }])
  await small.close()
})

test('a database of a newer version is not migrated', async () => {
  const newer = await createTestDatabase('newer', async ({ pool }) => {
    await pool.query('create schema drizzle')
    await pool.query('create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)')
    await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
  })
  await expect(migrateDatabase(newer, 'content/store/migrations')).rejects.toThrow(
    new StartFailure(
      'The database was made by a newer version of Schuss: start that version, or name another database.',
    ),
  )
  await newer.close()
})
