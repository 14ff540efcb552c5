import { fileURLToPath } from 'node:url'
import { migrateDatabase } from 'base/database'
import type { Database } from 'base/database'

/** Brings sales' database to the newest schema; safe from several processes at once. */
export async function migrateSales(database: Database): Promise<void> {
  await migrateDatabase(database, fileURLToPath(new URL('migrations', import.meta.url)))
}
