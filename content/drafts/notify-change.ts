import type { Sql } from 'base/database'
import { sql } from 'drizzle-orm'

/** The channel of PostgreSQL on which changes of content are announced. */
export const changeChannel = 'content_changed'

/** Notifies all instances of the tags that changed, when (and only if) the transaction commits. */
export async function notifyChange(tx: Pick<Sql, 'execute'>, site: string, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify({ site, tags })})`)
}
