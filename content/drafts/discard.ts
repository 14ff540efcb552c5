import type { Database } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { pageInLanguage, zone } from '../store/schema.ts'
import { lockPage } from './page-lock.ts'
import type { PageReference } from './page-lock.ts'
import { readDraftParts, refuseUnseen } from './seen-versions.ts'
import type { SeenVersions } from './seen-versions.ts'

/**
 * Discards the drafts of a page in one language: its draft pointers are set back to the published versions. The discarded versions are
 * kept, and a save that is based on one of them is refused as stale. A part that was never published keeps its draft.
 */
export function discardDrafts(
  { db }: Database,
  { seen, ...place }: PageReference & { seen?: SeenVersions },
): Promise<Result<{ path: string | null }, 'unknown-page' | 'stale'>> {
  return db.transaction(async (tx) => {
    const locked = await lockPage(tx, place)
    if (!locked) return fail('unknown-page', `There is no page "${place.key}" in ${place.lang}.`)
    const unseen = refuseUnseen(await readDraftParts(tx, locked), seen)
    if (unseen) return unseen
    for (const table of [pageInLanguage, zone])
      await tx
        .update(table)
        .set({ draft: sql`${table.published}` })
        .where(and(eq(table.page, locked.page), eq(table.lang, locked.lang), isNotNull(table.published)))
    return ok({ path: locked.path })
  })
}
