import type { Database } from 'base/database'
import { and, eq, sql } from 'drizzle-orm'
import type { EditorPage, EditorPages } from '../api/calls.ts'
import type { Lang } from '../api/page.ts'
import { readDraftPage } from '../pages/draft-page.ts'
import { page, pageInLanguage } from '../store/schema.ts'
import { fieldsVersion } from '../store/versions.ts'
import { readDraftZones, readPublishedZones } from '../zones/zones.ts'
import type { PageReference } from './page-lock.ts'

type PageToEdit = Omit<EditorPage, 'today'>

/** A page in a language with its newest drafts; undefined when there is none. */
export async function readEditorPage(
  database: Database,
  { site, key, lang }: PageReference,
): Promise<PageToEdit | undefined> {
  const found = await readDraftPage(database, site, lang, { key })
  if (!found) return undefined
  const zones = await readDraftZones(database, found.node.id, lang)
  return {
    key,
    lang,
    fields: found.fields,
    version: found.number,
    published: found.published,
    dirty: found.number !== found.published || zones.some(({ number, published }) => number !== published),
    zones: zones.map(({ id, number, published, blocks }) => ({ id, version: number, published, blocks })),
  }
}

/** The published version of the same page; undefined when it is not published. */
export async function readPublishedPage(database: Database, where: PageReference): Promise<PageToEdit | undefined> {
  const { site, key, lang } = where
  const found = await readDraftPage(database, site, lang, { key })
  if (!found || found.published === null) return undefined
  const zones = await readPublishedZones(database, found.node.id, lang)
  return {
    key,
    lang,
    fields: found.node.fields,
    version: found.published,
    published: found.published,
    dirty: false,
    zones: zones.map(({ id, number, published, blocks }) => ({ id, version: number, published, blocks })),
  }
}

/** The pages of a language, in the order of the tree, with the names in their newest drafts. `path` is inside the language. */
export function readPageChoices({ db }: Database, site: string, lang: Lang): Promise<EditorPages> {
  const { data } = fieldsVersion
  return db
    .select({
      key: page.key,
      name: sql<string>`${data}->>'name'`,
      path: sql<string>`coalesce(${pageInLanguage.path}, ${data}->>'path')`,
    })
    .from(pageInLanguage)
    .innerJoin(page, eq(page.id, pageInLanguage.page))
    .innerJoin(fieldsVersion, eq(fieldsVersion.id, pageInLanguage.draft))
    .where(and(eq(pageInLanguage.site, site), eq(pageInLanguage.lang, lang)))
    .orderBy(page.position)
}
