import type { Sql } from 'base/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Lang } from '../api/page.ts'
import { page, pageInLanguage } from '../store/schema.ts'

/** A page in a language, as one writes to it. */
export type Place = { site: string; key: string; lang: Lang }

export type HeldPage = typeof pageInLanguage.$inferSelect & {
  key: string
  kind: typeof page.$inferSelect.kind
  parent: string | null
}

/**
 * Finds a page in a language and holds its row until the transaction ends: saves and publications of one page in one language
 * wait for each other, and for nobody else.
 */
export async function holdPage(tx: Sql, { site, key, lang }: Place): Promise<HeldPage | undefined> {
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
