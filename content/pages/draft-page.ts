import type { Database } from 'base/database'
import type { Lang, PageFields } from '../api/page.ts'
import type { PageNode } from './tree.ts'

/** A page in a language with its newest draft. `fields` of the node are the published ones, or the draft's where none are. */
export type DraftPage = { node: PageNode; fields: PageFields; number: number; published: number | null }

type Where = { key: string } | { path: string }
type Row = Omit<PageNode, 'fields'> & {
  draft: PageFields
  number: number
  published: PageFields | null
  published_number: number | null
}

/** The draft of a page found by its key, or by the path at which it is published (or, never published, will be). */
export async function readDraftPage(
  { pool }: Pick<Database, 'pool'>,
  site: string,
  lang: Lang,
  where: Where,
): Promise<DraftPage | undefined> {
  const byKey = 'key' in where
  const { rows } = await pool.query<Row>({
    name: byKey ? 'draft-by-key' : 'draft-by-path',
    text: `
      select page.id, page.key, parent.key as parent, page.kind, page.metadata,
        draft.data as draft, draft.number, published.data as published, published.number as published_number
      from page_in_language as here
      join page on page.id = here.page
      join version as draft on draft.id = here.draft
      left join version as published on published.id = here.published
      left join page as parent on parent.id = page.parent
      where here.site = $1 and here.lang = $2
        and ${byKey ? 'page.key = $3' : `coalesce(here.path, draft.data->>'path') = $3`}`,
    values: [site, lang, byKey ? where.key : where.path],
  })
  const [row] = rows
  if (!row) return undefined
  const { draft, number, published, published_number, ...node } = row
  return { node: { ...node, fields: published ?? draft }, fields: draft, number, published: published_number }
}
