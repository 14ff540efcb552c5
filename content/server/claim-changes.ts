import { setTimeout } from 'node:timers/promises'
import type { Database } from 'base/database'
import { sql } from 'drizzle-orm'

/** Space of the advisory locks that stand for changes. */
const lockSpace = 7304

/**
 * Lets one of the instances that share a database act on changes that all of them hear of. Each change is an advisory lock of one
 * transaction, which ends after `holdMs`: whoever asks meanwhile does not get it. So to every instance applies: after it has heard
 * of a change, it gets the change itself, or another instance that has it returns from here later.
 * @returns the changes that are this instance's to act on, after `holdMs`; none at once where others have them all.
 */
export function claimChanges(
  { db }: Pick<Database, 'db'>,
  siteKey: string,
  changes: readonly (readonly string[])[],
  holdMs: number,
): Promise<string[][]> {
  const names = JSON.stringify(changes.map((tags) => JSON.stringify([siteKey, ...tags.toSorted()])))
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      select name from jsonb_array_elements_text(${names}::jsonb) as one (name)
      where pg_try_advisory_xact_lock(${lockSpace}, hashtext(name))`)
    if (rows.length > 0) await setTimeout(holdMs)
    return rows.map(({ name }) => (JSON.parse(name) as string[]).slice(1))
  })
}
