import type { Sql } from 'base/database'
import { eq, sql } from 'drizzle-orm'
import { site } from '../store/schema.ts'

/** The channel of PostgreSQL on which changes of content are announced. */
export const changeChannel = 'content_changed'

/** Notifies all instances of the tags that changed, when (and only if) the transaction commits, and raises the site's revision. */
export async function notifyChange(
  tx: Pick<Sql, 'execute' | 'update'>,
  siteKey: string,
  tags: readonly string[],
): Promise<void> {
  await tx.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify({ site: siteKey, tags })})`)
  await tx
    .update(site)
    .set({ revision: sql`${site.revision} + 1` })
    .where(eq(site.key, siteKey))
}
