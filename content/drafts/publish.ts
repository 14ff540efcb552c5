import { isDeepStrictEqual } from 'node:util'
import type { Clock } from 'base/clock'
import { sqlState, sqlStateOf } from 'base/database'
import type { Database, Sql } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Block } from '../api/blocks.ts'
import type { PageFields } from '../api/page.ts'
import { emptyRequiredTexts } from '../api/required-texts.ts'
import type { Site } from '../languages/site.ts'
import { isInShell } from '../navigation/shell.ts'
import { pageInLanguage, redirect, zone } from '../store/schema.ts'
import { fieldsVersion, zoneVersion } from '../store/versions.ts'
import { notifyChange } from './notify-change.ts'
import { refusePath } from './refuse-path.ts'
import { lockPage } from './page-lock.ts'
import type { LockedPage, PageReference } from './page-lock.ts'
import { readDraftParts, refuseUnseen } from './seen-versions.ts'
import type { SeenVersions } from './seen-versions.ts'
import { changedTags } from './tags.ts'

/** Emitted inside the transaction, for what is derived from published text (the search index). */
export type PagePublished = PageReference & { page: number; fields: PageFields; blocks: Block[] }
type Listener = (tx: Sql, event: PagePublished) => Promise<void>

type Needs = { database: Database; site: Site; clock: Clock; onPublished: Listener }
type Published = { path: string; publishedAt: string }

/**
 * Publishes the drafts of a page's fields and zones in one language: pointers, the redirect from a path that it leaves, the search
 * index and the notification, all in one transaction. No other language is touched. With `seen`, publication is refused when a
 * draft is newer than the versions named there. A page whose required texts are empty is refused, with their places in `details`.
 */
export async function publishPage(
  { database, site, clock, onPublished }: Needs,
  { seen, ...place }: PageReference & { seen?: SeenVersions },
): Promise<Result<Published, 'unknown-page' | 'path-taken' | 'stale' | 'empty-text'>> {
  try {
    return await database.db.transaction(async (tx) => {
      const locked = await lockPage(tx, place)
      if (!locked) return fail('unknown-page', `There is no page "${place.key}" in ${place.lang}.`)
      const unseen = refuseUnseen(await readDraftParts(tx, locked), seen)
      if (unseen) return unseen
      const after = await fieldsOf(tx, locked.draft)
      const refusal = refusePath(site, locked, after.path)
      if (refusal) return refusal
      const texts = emptyRequiredTexts(after, await draftZones(tx, locked))
      if (texts.length > 0) return fail('empty-text', 'A required text is empty: write it first.', { texts })
      const before = locked.published === null ? undefined : await fieldsOf(tx, locked.published)
      const publishedAt = clock()
      await movePointers(tx, locked, after.path, publishedAt)
      await updateRedirects(tx, locked, before?.path, after.path)
      await onPublished(tx, { ...place, page: locked.page, fields: after, blocks: await publishedBlocks(tx, locked) })
      const fieldsChanged = !isDeepStrictEqual(before, after)
      await notifyChange(
        tx,
        site.key,
        changedTags(site, locked, { fieldsChanged, shellChanged: isInShell(site, locked.key, locked.parent) }),
      )
      return ok({ path: after.path, publishedAt: publishedAt.toISOString() })
    })
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation)
      return fail('path-taken', 'Another page of this language has this path: choose another.')
    throw error
  }
}

async function fieldsOf(tx: Sql, id: number): Promise<PageFields> {
  const [row] = await tx.select({ data: fieldsVersion.data }).from(fieldsVersion).where(eq(fieldsVersion.id, id))
  if (!row) throw new Error(`there is no version ${id}`)
  return row.data
}

async function movePointers(tx: Sql, { page, lang }: LockedPage, path: string, publishedAt: Date): Promise<void> {
  await tx
    .update(pageInLanguage)
    .set({ path, publishedAt, published: sql`${pageInLanguage.draft}` })
    .where(and(eq(pageInLanguage.page, page), eq(pageInLanguage.lang, lang)))
  await tx
    .update(zone)
    .set({ published: sql`${zone.draft}` })
    .where(and(eq(zone.page, page), eq(zone.lang, lang)))
}

/** The path that a page leaves becomes a redirect to it; a redirect from the path that it takes is removed. */
async function updateRedirects(
  tx: Sql,
  { site, lang, page }: LockedPage,
  before: string | undefined,
  after: string,
): Promise<void> {
  if (before === after) return
  await tx.delete(redirect).where(and(eq(redirect.site, site), eq(redirect.lang, lang), eq(redirect.path, after)))
  if (before === undefined) return
  await tx
    .insert(redirect)
    .values({ site, lang, path: before, page })
    .onConflictDoUpdate({ target: [redirect.site, redirect.lang, redirect.path], set: { page } })
}

function draftZones(tx: Sql, { page, lang }: LockedPage): Promise<{ id: string; blocks: Block[] }[]> {
  return tx
    .select({ id: zone.id, blocks: zoneVersion.data })
    .from(zone)
    .innerJoin(zoneVersion, eq(zoneVersion.id, zone.draft))
    .where(and(eq(zone.page, page), eq(zone.lang, lang)))
    .orderBy(zone.position, zone.id)
}

async function publishedBlocks(tx: Sql, { page, lang }: LockedPage): Promise<Block[]> {
  const rows = await tx
    .select({ data: zoneVersion.data })
    .from(zone)
    .innerJoin(zoneVersion, eq(zoneVersion.id, zone.published))
    .where(and(eq(zone.page, page), eq(zone.lang, lang)))
    .orderBy(zone.position, zone.id)
  return rows.flatMap(({ data }) => data)
}
