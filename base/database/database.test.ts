import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlState, sqlStateOf } from './database.ts'
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
