import type { Sql } from 'base/database'
import { fail } from 'base/errors'
import { and, eq } from 'drizzle-orm'
import { version, zone } from '../store/schema.ts'
import type { LockedPage } from './page-lock.ts'

/** The version numbers of the drafts that an editor has read: `fields`, and zones by their id. */
export type SeenVersions = Readonly<Record<string, number>>

type DraftPart = { part: string; number: number }

/** The current drafts of a locked page: its fields and its zones. */
export async function readDraftParts(tx: Sql, { page, lang, draft }: LockedPage): Promise<DraftPart[]> {
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

/** Refuses when a draft is not at the version that was seen; undefined when all are, or when `seen` is not given. */
export function refuseUnseen(parts: readonly DraftPart[], seen: SeenVersions | undefined) {
  const isUnseen = ({ part, number }: DraftPart): boolean => seen?.[part] !== number
  return seen && parts.some(isUnseen)
    ? fail('stale', 'Somebody has saved this page since you looked at it: read the changes again.')
    : undefined
}
