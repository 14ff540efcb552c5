import type { Database } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { pageInLanguage, zone } from '../store/schema.ts'
import { holdPage } from './place.ts'
import type { Place } from './place.ts'
import { readParts, unseenIn } from './seen.ts'
import type { Seen } from './seen.ts'

/**
 * Lets go of the drafts of a page in one language: its draft pointers go back to what visitors see. What was written stays among the
 * versions, and who still writes over a draft that was let go of is told. A part that was never published stays.
 */
export function discardDrafts(
  { db }: Database,
  { seen, ...place }: Place & { seen?: Seen },
): Promise<Result<{ path: string | null }, 'unknown-page' | 'stale'>> {
  return db.transaction(async (tx) => {
    const held = await holdPage(tx, place)
    if (!held) return fail('unknown-page', `There is no page "${place.key}" in ${place.lang}.`)
    const unseen = unseenIn(await readParts(tx, held), seen)
    if (unseen) return unseen
    for (const table of [pageInLanguage, zone])
      await tx
        .update(table)
        .set({ draft: sql`${table.published}` })
        .where(and(eq(table.page, held.page), eq(table.lang, held.lang), isNotNull(table.published)))
    return ok({ path: held.path })
  })
}
