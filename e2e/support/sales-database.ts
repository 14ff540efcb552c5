import path from 'node:path'
import { openDatabase } from 'base/database'
import type { StackAddresses } from './stack-file.ts'

/** Runs statements in the sales database, for what a journey cannot wait for, such as the end of a hold. */
export async function querySales(
  { data }: StackAddresses,
  ...statements: [sql: string, values: unknown[]][]
): Promise<void> {
  const socket = path.join(data, 'postgres/socket')
  const database = openDatabase(`postgresql://postgres@/sales?host=${encodeURIComponent(socket)}`)
  try {
    for (const [sql, values] of statements) await database.pool.query(sql, values)
  } finally {
    await database.close()
  }
}
