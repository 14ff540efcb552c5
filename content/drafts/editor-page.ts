import type { Database } from 'base/database'
import type { EditorPage, EditorPages } from '../api/calls.ts'
import { readDraftPage } from '../pages/draft-page.ts'
import { readDraftZones, readPublishedZones } from '../zones/zones.ts'
import type { PageReference } from './page-lock.ts'

type PageToEdit = Omit<EditorPage, 'today'>

/** A page in a language with its newest drafts; undefined when there is none. */
export async function readEditorPage(
  database: Database,
  { site, key, lang }: PageReference,
): Promise<PageToEdit | undefined> {
  const page = await readDraftPage(database, site, lang, { key })
  if (!page) return undefined
  const zones = await readDraftZones(database, page.node.id, lang)
  return {
    key,
    lang,
    fields: page.fields,
    version: page.number,
    published: page.published,
    dirty: page.number !== page.published || zones.some(({ number, published }) => number !== published),
    zones: zones.map(({ id, number, published, blocks }) => ({ id, version: number, published, blocks })),
  }
}

/** The published version of the same page; undefined when it is not published. */
export async function readPublishedPage(database: Database, where: PageReference): Promise<PageToEdit | undefined> {
  const { site, key, lang } = where
  const page = await readDraftPage(database, site, lang, { key })
  if (!page || page.published === null) return undefined
  const zones = await readPublishedZones(database, page.node.id, lang)
  return {
    key,
    lang,
    fields: page.node.fields,
    version: page.published,
    published: page.published,
    dirty: false,
    zones: zones.map(({ id, number, published, blocks }) => ({ id, version: number, published, blocks })),
  }
}

/** The pages of a language, in the order of the tree, with the names in their newest drafts. `path` is inside the language. */
export async function readPageChoices({ pool }: Database, site: string, lang: string): Promise<EditorPages> {
  const { rows } = await pool.query<EditorPages[number]>({
    name: 'page-choices',
    text: `
      select page.key, draft.data->>'name' as name, coalesce(here.path, draft.data->>'path') as path
      from page_in_language as here
      join page on page.id = here.page
      join version as draft on draft.id = here.draft
      where here.site = $1 and here.lang = $2 order by page.position`,
    values: [site, lang],
  })
  return rows
}
