import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { StartFailure } from '../errors/errors.ts'
import type { Log } from '../log/log.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** A connection pool with drizzle on top. */
export type Database = { pool: pg.Pool; db: NodePgDatabase; close: () => Promise<void> }

/** A database or one of its transactions, for functions that run statements. */
export type Sql = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The SQLSTATE codes of PostgreSQL that are handled. */
export const sqlState = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
} as const

/** The timeout of a request to the database, in milliseconds: for a connection, and for each answer. */
const timeoutMs = 5000

type Options = {
  log?: Log
  max?: number
  /** No timeout, for work that no request waits for, such as migrations. */
  withoutTimeout?: boolean
}

/**
 * Opens a pool. A connection that the server ends (a restart, say) is logged and replaced; without the handlers it would end
 * the process, also while a transaction has it.
 */
export function openDatabase(url: string, { log, max = 10, withoutTimeout: patient = false }: Options = {}): Database {
  const limits = patient ? {} : { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs }
  const pool = new pg.Pool({ connectionString: url, max, keepAlive: true, ...limits })
  const note = (error: Error): void => log?.warn({ error: error.message }, 'a database connection ended')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
  const db = drizzle(pool)
  db.transaction = (work, config) => onOneConnection(pool, (client) => drizzle(client).transaction(work, config))
  return { pool, db, close: () => pool.end() }
}

/**
 * Drizzle's own transaction never gives back a connection that `begin` did not get through. And a connection on which an answer
 * is still awaited is of no use to the next: it is ended.
 */
async function onOneConnection<Value>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  try {
    const value = await work(client)
    client.release()
    return value
  } catch (error) {
    client.release(isDatabaseUnavailable(error))
    throw error
  }
}

/**
 * Brings a database to the newest schema. Safe to call from several processes at once: an advisory lock lets one work at a time.
 * @throws StartFailure when a newer version of Schuss has made it.
 */
export async function migrateDatabase(database: Database, folder: string): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock(7301)')
    await refuseNewer(client, folder)
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('select pg_advisory_unlock(7301)').catch(() => undefined)
    client.release()
  }
}

async function refuseNewer(client: pg.PoolClient, folder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0
  const begun = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as is`)
  if (!begun.rows[0]?.is) return
  const newer = await client.query('select 1 from drizzle.__drizzle_migrations where created_at > $1', [known])
  if (newer.rowCount !== 0)
    throw new StartFailure(
      'The database was made by a newer version of Schuss: start that version, or name another database.',
    )
}

/** The SQLSTATE of a failed statement, also through drizzle's wrapping; undefined when it was no database error. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined
}
