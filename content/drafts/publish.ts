import { isDeepStrictEqual } from 'node:util'
import type { Clock } from 'base/clock'
import { sqlState, sqlStateOf } from 'base/database'
import type { Database, Sql } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Block } from '../api/blocks.ts'
import type { PageFields } from '../api/page.ts'
import type { Site } from '../languages/site.ts'
import { isInShell } from '../navigation/shell.ts'
import { pageInLanguage, redirect, version, zone } from '../store/schema.ts'
import { announce } from './announce.ts'
import { refusePath } from './paths.ts'
import { holdPage } from './place.ts'
import type { HeldPage, Place } from './place.ts'
import { readParts, unseenIn } from './seen.ts'
import type { Seen } from './seen.ts'
import { changedTags } from './tags.ts'

/** What is told, inside the transaction, to those who keep something made of published text. */
export type PagePublished = Place & { page: number; fields: PageFields; blocks: Block[] }
type Listener = (tx: Sql, news: PagePublished) => Promise<void>

type Needs = { database: Database; site: Site; clock: Clock; onPublished: Listener }
type Published = { path: string; publishedAt: string }

/**
 * Publishes the drafts of a page's fields and zones in one language: pointers, the redirect from a path that it leaves, the search
 * index and the announcement, all in one transaction or nothing. No other language is touched. With `seen`, nothing goes out that
 * somebody saved after who publishes looked.
 */
export async function publishPage(
  { database, site, clock, onPublished }: Needs,
  { seen, ...place }: Place & { seen?: Seen },
): Promise<Result<Published, 'unknown-page' | 'path-taken' | 'stale'>> {
  try {
    return await database.db.transaction(async (tx) => {
      const held = await holdPage(tx, place)
      if (!held) return fail('unknown-page', `There is no page "${place.key}" in ${place.lang}.`)
      const unseen = unseenIn(await readParts(tx, held), seen)
      if (unseen) return unseen
      const after = await fieldsOf(tx, held.draft)
      const refusal = refusePath(site, held, after.path)
      if (refusal) return refusal
      const before = held.published === null ? undefined : await fieldsOf(tx, held.published)
      await movePointers(tx, held, after.path)
      await keepWays(tx, held, before?.path, after.path)
      await onPublished(tx, { ...place, page: held.page, fields: after, blocks: await publishedBlocks(tx, held) })
      const fieldsChanged = !isDeepStrictEqual(before, after)
      await announce(
        tx,
        site.key,
        changedTags(site, held, { fieldsChanged, shellChanged: isInShell(site, held.key, held.parent) }),
      )
      return ok({ path: after.path, publishedAt: clock().toISOString() })
    })
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation)
      return fail('path-taken', 'Another page of this language has this path: choose another.')
    throw error
  }
}

async function fieldsOf(tx: Sql, id: number): Promise<PageFields> {
  const [row] = await tx.select({ data: version.data }).from(version).where(eq(version.id, id))
  return row?.data as PageFields
}

async function movePointers(tx: Sql, { page, lang }: HeldPage, path: string): Promise<void> {
  await tx
    .update(pageInLanguage)
    .set({ path, published: sql`${pageInLanguage.draft}` })
    .where(and(eq(pageInLanguage.page, page), eq(pageInLanguage.lang, lang)))
  await tx
    .update(zone)
    .set({ published: sql`${zone.draft}` })
    .where(and(eq(zone.page, page), eq(zone.lang, lang)))
}

/** A path that is left leads on to the page; one that is taken again leads nowhere else. */
async function keepWays(
  tx: Sql,
  { site, lang, page }: HeldPage,
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

async function publishedBlocks(tx: Sql, { page, lang }: HeldPage): Promise<Block[]> {
  const rows = await tx
    .select({ data: version.data })
    .from(zone)
    .innerJoin(version, eq(version.id, zone.published))
    .where(and(eq(zone.page, page), eq(zone.lang, lang)))
    .orderBy(zone.position, zone.id)
  return rows.flatMap(({ data }) => data as Block[])
}
