import type { PgTable } from 'drizzle-orm/pg-core'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'

type Options = {
  /** Begins the keys in the table. */
  name: string
  points: number
  windowSeconds: number
  /** Refuses a key that is used up from memory, without a query, until it expires. */
  refusesFromMemory?: boolean
  /** Removes expired rows of the whole table every five minutes; one limiter of a table does. */
  removesExpired?: boolean
}

/**
 * A limiter whose counts all instances share through a table of `key` (text, primary key), `points` (integer) and `expire` (instant).
 */
export function createSharedLimiter(
  { db }: Pick<Database, 'db'>,
  table: PgTable,
  { name, points, windowSeconds, refusesFromMemory = false, removesExpired = false }: Options,
): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: table,
    keyPrefix: name,
    points,
    duration: windowSeconds,
    ...(refusesFromMemory && { inMemoryBlockOnConsumed: points + 1 }),
    clearExpiredByTimeout: removesExpired,
  })
}
