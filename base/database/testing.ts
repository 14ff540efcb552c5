import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** A database of a test file's own on the real PostgreSQL of this test run, and its connection string. */
export type TestDatabase = Database & { url: string }

/**
 * Makes an empty database and lets `prepare` bring it to its schema, once per `name` and run; later calls copy the prepared one (20 ms).
 * Close it in `afterAll`.
 */
export async function createTestDatabase(
  name: string,
  prepare: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const admin = new pg.Client({ connectionString: testUrl('postgres') })
  await admin.connect()
  try {
    const template = `template_${name}`
    await admin.query('select pg_advisory_lock(hashtext($1))', [template])
    await ensureTemplate(admin, template, prepare)
    const copy = `test_${name}_${randomBytes(6).toString('hex')}`
    await admin.query(`create database ${copy} template ${template}`)
    return open(copy)
  } finally {
    await admin.end()
  }
}

async function ensureTemplate(
  admin: pg.Client,
  template: string,
  prepare: (database: TestDatabase) => Promise<void>,
): Promise<void> {
  const found = await admin.query('select 1 from pg_database where datname = $1', [template])
  if (found.rowCount !== 0) return
  const draft = `${template}_${randomBytes(3).toString('hex')}`
  await admin.query(`create database ${draft}`)
  const database = open(draft)
  await prepare(database)
  await database.close()
  await admin.query(`alter database ${draft} rename to ${template}`)
}

/** No timeout: a slow machine must not fail a test. */
function open(name: string): TestDatabase {
  const url = testUrl(name)
  return { ...openDatabase(url, { max: 20, withoutTimeout: true }), url }
}

function testUrl(name: string): string {
  return inject('postgresUrl').replace('/postgres?', `/${name}?`)
}
