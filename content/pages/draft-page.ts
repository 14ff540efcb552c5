import type { Database } from 'base/database'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang, PageFields } from '../api/page.ts'
import { page, pageInLanguage } from '../store/schema.ts'
import { fieldsVersion } from '../store/versions.ts'
import type { PageNode } from './tree.ts'

/** A page in a language with its newest draft. `fields` of the node are the published ones, or the draft's where none are. */
export type DraftPage = { node: PageNode; fields: PageFields; number: number; published: number | null }

type Where = { key: string } | { path: string }

const parent = alias(page, 'parent')
const draft = alias(fieldsVersion, 'draft')
const published = alias(fieldsVersion, 'published')

/** The draft of a page found by its key, or by the path at which it is published (or, never published, will be). */
export async function readDraftPage(
  { db }: Pick<Database, 'db'>,
  site: string,
  lang: Lang,
  where: Where,
): Promise<DraftPage | undefined> {
  const [row] = await db
    .select({
      node: { id: page.id, key: page.key, parent: parent.key, kind: page.kind, metadata: page.metadata },
      draft: draft.data,
      number: draft.number,
      published: published.data,
      publishedNumber: published.number,
    })
    .from(pageInLanguage)
    .innerJoin(page, eq(page.id, pageInLanguage.page))
    .innerJoin(draft, eq(draft.id, pageInLanguage.draft))
    .leftJoin(published, eq(published.id, pageInLanguage.published))
    .leftJoin(parent, eq(parent.id, page.parent))
    .where(
      and(
        eq(pageInLanguage.site, site),
        eq(pageInLanguage.lang, lang),
        'key' in where
          ? eq(page.key, where.key)
          : eq(sql`coalesce(${pageInLanguage.path}, ${draft.data}->>'path')`, where.path),
      ),
    )
  return (
    row && {
      node: { ...row.node, fields: row.published ?? row.draft },
      fields: row.draft,
      number: row.number,
      published: row.publishedNumber,
    }
  )
}
