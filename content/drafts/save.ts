import { isDeepStrictEqual } from 'node:util'
import type { Clock } from 'base/clock'
import type { Database, Sql } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { and, eq, inArray, max } from 'drizzle-orm'
import type { Block } from '../api/blocks.ts'
import type { PageFields } from '../api/page.ts'
import { pageInLanguage, version, zone } from '../store/schema.ts'
import { lockPage } from './page-lock.ts'
import type { LockedPage, PageReference } from './page-lock.ts'

/** A draft to save. `base` is the number of the version it was written over (0: none). */
type Save<Data> = PageReference & { base: number; data: Data; author: string }
type Saved = { version: number; savedAt: string }
type Row = typeof version.$inferSelect

/**
 * Saves a draft of a zone as a new version. When `base` is not the newest draft, the save is refused as `stale` and `details`
 * hold that draft, so that both texts can be shown. Saving an equal text again makes no new version.
 */
export function saveZone(
  database: Database,
  clock: Clock,
  { zone: id, ...save }: Save<Block[]> & { zone: string },
): Promise<Result<Saved, 'unknown-page' | 'stale'>> {
  return saveVersion(database, clock, save, `zone:${id}`, async (tx, locked, newest) => {
    await tx
      .insert(zone)
      .values({ page: locked.page, lang: locked.lang, id, position: 100, draft: newest })
      .onConflictDoUpdate({ target: [zone.page, zone.lang, zone.id], set: { draft: newest } })
  })
}

/** Saves a draft of the fields of a page; else as `saveZone`. */
export function saveFields(
  database: Database,
  clock: Clock,
  save: Save<PageFields>,
): Promise<Result<Saved, 'unknown-page' | 'stale'>> {
  return saveVersion(database, clock, save, 'fields', async (tx, locked, newest) => {
    await tx
      .update(pageInLanguage)
      .set({ draft: newest })
      .where(and(eq(pageInLanguage.page, locked.page), eq(pageInLanguage.lang, locked.lang)))
  })
}

type SetDraftPointer = (tx: Sql, locked: LockedPage, newest: number) => Promise<void>

function saveVersion(
  { db }: Database,
  clock: Clock,
  { base, data, author, ...place }: Save<Row['data']>,
  part: string,
  point: SetDraftPointer,
): Promise<Result<Saved, 'unknown-page' | 'stale'>> {
  return db.transaction(async (tx) => {
    const locked = await lockPage(tx, place)
    if (!locked) return fail('unknown-page', `There is no page "${place.key}" in ${place.lang}.`)
    const before = await currentDraft(tx, locked, part)
    if (before && isDeepStrictEqual(before.data, plain(data))) return ok(savedAs(before))
    if ((before?.number ?? 0) !== base) return stale(before)
    const number = (await newestNumber(tx, locked, part)) + 1
    const row = { page: locked.page, lang: locked.lang, part, number, data, author, savedAt: clock() }
    const [saved] = await tx.insert(version).values(row).returning()
    if (!saved) throw new Error('the version was not stored')
    await point(tx, locked, saved.id)
    return ok(savedAs(saved))
  })
}

async function currentDraft(tx: Sql, { page, lang, draft }: LockedPage, part: string): Promise<Row | undefined> {
  const zones = tx
    .select({ draft: zone.draft })
    .from(zone)
    .where(and(eq(zone.page, page), eq(zone.lang, lang), eq(zone.part, part)))
  const [row] = await tx
    .select()
    .from(version)
    .where(part === 'fields' ? eq(version.id, draft) : inArray(version.id, zones))
  return row
}

/** Higher than that of the draft when newer drafts were discarded. */
async function newestNumber(tx: Sql, { page, lang }: LockedPage, part: string): Promise<number> {
  const [newest] = await tx
    .select({ number: max(version.number) })
    .from(version)
    .where(and(eq(version.page, page), eq(version.lang, lang), eq(version.part, part)))
  return newest?.number ?? 0
}

function savedAs({ number, savedAt }: Row): Saved {
  return { version: number, savedAt: savedAt.toISOString() }
}

function stale(theirs: Row | undefined) {
  const details = {
    version: theirs?.number ?? 0,
    author: theirs?.author ?? '',
    savedAt: theirs?.savedAt.toISOString() ?? '',
    theirs: theirs?.data ?? null,
  }
  const message = theirs
    ? `${theirs.author} has saved since you opened this text: compare both and choose.`
    : 'There is no draft of this text to build on: open the page again.'
  return fail('stale', message, details)
}

/** As the database stores it: without undefined values. */
function plain(data: Row['data']): unknown {
  return JSON.parse(JSON.stringify(data))
}
