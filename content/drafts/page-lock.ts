import type { Sql } from 'base/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Lang } from '../api/page.ts'
import { page, pageInLanguage } from '../store/schema.ts'

/** Identifies a page in a language. */
export type PageReference = { site: string; key: string; lang: Lang }

export type LockedPage = typeof pageInLanguage.$inferSelect & {
  key: string
  kind: typeof page.$inferSelect.kind
  parent: string | null
}

/**
 * Finds a page in a language and locks its row until the transaction ends, so that saves and publications of one page in one language
 * run one after the other. Other pages and languages are not affected.
 */
export async function lockPage(tx: Sql, { site, key, lang }: PageReference): Promise<LockedPage | undefined> {
  const [row] = await tx
    .select({
      here: pageInLanguage,
      kind: page.kind,
      parent: sql<string | null>`(select parent.key from page as parent where parent.id = ${page.parent})`,
    })
    .from(pageInLanguage)
    .innerJoin(page, eq(page.id, pageInLanguage.page))
    .where(and(eq(page.site, site), eq(page.key, key), eq(pageInLanguage.lang, lang)))
    .for('update', { of: pageInLanguage })
  return row && { ...row.here, key, kind: row.kind, parent: row.parent }
}
