import { isDeepStrictEqual } from 'node:util'
import type { Clock } from 'base/clock'
import type { Database, Sql } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { and, eq, inArray, max } from 'drizzle-orm'
import type { Block } from '../api/blocks.ts'
import type { PageFields } from '../api/page.ts'
import { pageInLanguage, version, zone } from '../store/schema.ts'
import { holdPage } from './place.ts'
import type { HeldPage, Place } from './place.ts'

/** A draft to keep: who writes it, and the number of the version that it was written over (0: there was none). */
type Save<Data> = Place & { base: number; data: Data; author: string }
type Saved = { version: number; savedAt: string }
type Row = typeof version.$inferSelect

/**
 * Keeps a draft of a zone as a new version. Saved over anything but the newest draft it is refused as `stale`, and `details`
 * tell that draft, so that both texts can be shown. The same text again is the same version: repeating a save does no harm.
 */
export function saveZone(
  database: Database,
  clock: Clock,
  { zone: id, ...save }: Save<Block[]> & { zone: string },
): Promise<Result<Saved, 'unknown-page' | 'stale'>> {
  return keep(database, clock, save, `zone:${id}`, async (tx, held, newest) => {
    await tx
      .insert(zone)
      .values({ page: held.page, lang: held.lang, id, position: 100, draft: newest })
      .onConflictDoUpdate({ target: [zone.page, zone.lang, zone.id], set: { draft: newest } })
  })
}

/** Keeps a draft of what a page says of itself; else as `saveZone`. */
export function saveFields(
  database: Database,
  clock: Clock,
  save: Save<PageFields>,
): Promise<Result<Saved, 'unknown-page' | 'stale'>> {
  return keep(database, clock, save, 'fields', async (tx, held, newest) => {
    await tx
      .update(pageInLanguage)
      .set({ draft: newest })
      .where(and(eq(pageInLanguage.page, held.page), eq(pageInLanguage.lang, held.lang)))
  })
}

type Point = (tx: Sql, held: HeldPage, newest: number) => Promise<void>

function keep(
  { db }: Database,
  clock: Clock,
  { base, data, author, ...place }: Save<Row['data']>,
  part: string,
  point: Point,
): Promise<Result<Saved, 'unknown-page' | 'stale'>> {
  return db.transaction(async (tx) => {
    const held = await holdPage(tx, place)
    if (!held) return fail('unknown-page', `There is no page "${place.key}" in ${place.lang}.`)
    const before = await currentDraft(tx, held, part)
    if (before && isDeepStrictEqual(before.data, plain(data))) return ok(savedAs(before))
    if ((before?.number ?? 0) !== base) return stale(before)
    const number = (await newestNumber(tx, held, part)) + 1
    const row = { page: held.page, lang: held.lang, part, number, data, author, savedAt: clock() }
    const [saved] = await tx.insert(version).values(row).returning()
    if (!saved) throw new Error('the version was not stored')
    await point(tx, held, saved.id)
    return ok(savedAs(saved))
  })
}

async function currentDraft(tx: Sql, { page, lang, draft }: HeldPage, part: string): Promise<Row | undefined> {
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

/** Higher than that of the draft, when newer ones were let go of. */
async function newestNumber(tx: Sql, { page, lang }: HeldPage, part: string): Promise<number> {
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

/** As the database will hold it: what is undefined is not there. */
function plain(data: Row['data']): unknown {
  return JSON.parse(JSON.stringify(data))
}
