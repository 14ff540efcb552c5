import type { Database } from 'base/database'
import type { Block } from '../api/blocks.ts'
import type { Lang } from '../api/page.ts'

/** A zone at one of its versions. `number` 0: no draft was saved yet. */
export type StoredZone = { id: string; number: number; published: number | null; blocks: Block[] }

/** The zones of a page in a language as visitors may see them. */
export async function readPublishedZones(
  { pool }: Pick<Database, 'pool'>,
  page: number,
  lang: Lang,
): Promise<StoredZone[]> {
  const { rows } = await pool.query<StoredZone>({
    name: 'zones-published',
    text: `
      select zone.id, version.number, version.number as published, version.data as blocks
      from zone join version on version.id = zone.published
      where zone.page = $1 and zone.lang = $2 order by zone.position, zone.id`,
    values: [page, lang],
  })
  return rows
}

/** The zones of a page in a language as their newest drafts are. */
export async function readDraftZones(
  { pool }: Pick<Database, 'pool'>,
  page: number,
  lang: Lang,
): Promise<StoredZone[]> {
  const { rows } = await pool.query<StoredZone>({
    name: 'zones-draft',
    text: `
      select zone.id, draft.number, published.number as published, draft.data as blocks
      from zone
      join version as draft on draft.id = zone.draft
      left join version as published on published.id = zone.published
      where zone.page = $1 and zone.lang = $2 order by zone.position, zone.id`,
    values: [page, lang],
  })
  return rows
}
