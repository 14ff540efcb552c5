import type { Database } from 'base/database'
import { listen } from 'base/database/notify'
import type { Log } from 'base/log'
import { sql } from 'drizzle-orm'
import { placePool } from '../store/schema.ts'

/** The channel on which a trigger of the table announces that a pool has become full, or free again. */
const channel = 'sales_pool_availability'

/** How often the set is read although nothing was announced, because a connection pooler may swallow announcements. */
const pollMs = 10_000

/** The pools without a free place, kept in memory. */
export type FullPools = {
  /** The ids as they are known now; another set whenever one of them changes. */
  current: () => ReadonlySet<string>
  close: () => Promise<void>
}

/**
 * Reads the pools without a free place and follows their changes, by whichever process they are made. It serves lists of offers; who takes
 * a place always asks the database.
 */
export async function followFullPools(database: Database, url: string, log: Log): Promise<FullPools> {
  let full: ReadonlySet<string> = new Set()
  let reading: Promise<void> | undefined
  let again = false
  async function read(): Promise<void> {
    do {
      again = false
      const rows = await database.db
        .select({ id: placePool.id })
        .from(placePool)
        .where(sql`${placePool.held} + ${placePool.sold} >= ${placePool.capacity}`)
      const next = new Set(rows.map(({ id }) => id))
      if (next.size !== full.size || [...next].some((id) => !full.has(id))) full = next
    } while (again)
  }
  /** Announcements that come during a reading cause one more, however many they are. */
  const refresh = (): void => {
    again = true
    reading ??= read()
      .catch((error: unknown) => log.warn({ error: String(error) }, 'the full pools could not be read'))
      .finally(() => (reading = undefined))
  }
  const stop = await listen(url, channel, refresh, refresh)
  await read()
  const poll = setInterval(refresh, pollMs).unref()
  return {
    current: () => full,
    close: async () => {
      clearInterval(poll)
      await stop()
      await reading
    },
  }
}
