import type { Sql } from 'base/database'
import { fail } from 'base/errors'
import { and, eq } from 'drizzle-orm'
import { version, zone } from '../store/schema.ts'
import type { HeldPage } from './place.ts'

/** The numbers of the drafts that somebody has read before they decide: `fields`, and zones by their id. */
export type Seen = Readonly<Record<string, number>>

type Part = { part: string; number: number }

/** The drafts of a page's fields and of its zones, while the page is held. */
export async function readParts(tx: Sql, { page, lang, draft }: HeldPage): Promise<Part[]> {
  const fields = await tx
    .select({ part: version.part, number: version.number })
    .from(version)
    .where(eq(version.id, draft))
  const zones = await tx
    .select({ part: zone.id, number: version.number })
    .from(zone)
    .innerJoin(version, eq(version.id, zone.draft))
    .where(and(eq(zone.page, page), eq(zone.lang, lang)))
  return [...fields, ...zones]
}

/** Refuses to decide over a draft that was saved after somebody looked; undefined when all is as they saw it, or they did not say. */
export function unseenIn(parts: readonly Part[], seen: Seen | undefined) {
  const isUnseen = ({ part, number }: Part): boolean => seen?.[part] !== number
  return seen && parts.some(isUnseen)
    ? fail('stale', 'Somebody has saved this page since you looked at it: read the changes again.')
    : undefined
}
