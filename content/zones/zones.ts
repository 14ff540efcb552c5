import type { Database } from 'base/database'
import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Block } from '../api/blocks.ts'
import type { Lang } from '../api/page.ts'
import { zone } from '../store/schema.ts'
import { zoneVersion } from '../store/versions.ts'

/** A zone at one of its versions. `number` 0: no draft was saved yet. */
export type StoredZone = { id: string; number: number; published: number | null; blocks: Block[] }

const draft = alias(zoneVersion, 'draft')
const published = alias(zoneVersion, 'published')

/** The published zones of a page in a language. */
export function readPublishedZones({ db }: Pick<Database, 'db'>, page: number, lang: Lang): Promise<StoredZone[]> {
  return db
    .select({ id: zone.id, number: published.number, published: published.number, blocks: published.data })
    .from(zone)
    .innerJoin(published, eq(published.id, zone.published))
    .where(and(eq(zone.page, page), eq(zone.lang, lang)))
    .orderBy(asc(zone.position), asc(zone.id))
}

/** The zones of a page in a language with their newest drafts. */
export function readDraftZones({ db }: Pick<Database, 'db'>, page: number, lang: Lang): Promise<StoredZone[]> {
  return db
    .select({ id: zone.id, number: draft.number, published: published.number, blocks: draft.data })
    .from(zone)
    .innerJoin(draft, eq(draft.id, zone.draft))
    .leftJoin(published, eq(published.id, zone.published))
    .where(and(eq(zone.page, page), eq(zone.lang, lang)))
    .orderBy(asc(zone.position), asc(zone.id))
}
