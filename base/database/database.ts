import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../log/log.ts'

/** A pool of connections and drizzle over it. `close` waits for what is under way. */
export type Database = { pool: pg.Pool; db: NodePgDatabase; close: () => Promise<void> }

/** What a function needs that runs statements: the database, or a transaction of it. */
export type Sql = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The error codes of PostgreSQL that we expect and handle. */
export const sqlState = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
} as const

/**
 * Opens a pool. A connection that the server ends (a restart, say) is logged and replaced;
 * without the handler it would end the process.
 */
export function openDatabase(url: string, options: { log?: Log; max?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 10 })
  pool.on('error', (error) => options.log?.warn({ error: error.message }, 'a database connection ended'))
  return { pool, db: drizzle(pool), close: () => pool.end() }
}

/** Brings a database to the newest schema. Safe to call from several processes at once: an advisory lock lets one work at a time. */
export async function migrateDatabase(database: Database, folder: string): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock(7301)')
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('select pg_advisory_unlock(7301)').catch(() => undefined)
    client.release()
  }
}

/** The SQLSTATE of a failed statement, also through drizzle's wrapping; undefined when it was no database error. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined
}
