import type { Sql } from 'base/database'
import { sql } from 'drizzle-orm'

/** The channel of PostgreSQL on which changes of content are told. */
export const changeChannel = 'content_changed'

/** Tells all instances which tags changed, when (and only if) the transaction commits. */
export async function announce(tx: Pick<Sql, 'execute'>, site: string, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify({ site, tags })})`)
}
