import type { Database } from 'base/database'
import { eq } from 'drizzle-orm'
import type { Lang } from '../api/page.ts'
import type { PageReader } from '../api/reader.ts'
import { addressOf } from '../languages/addresses.ts'
import type { PageNode } from '../pages/tree.ts'
import { pageInLanguage } from '../store/schema.ts'
import { fieldsVersion } from '../store/versions.ts'
import type { PublishedSnapshot } from './published-snapshot.ts'

type Sitemap = Awaited<ReturnType<PageReader['sitemap']>>

/** Every page that search engines may know, with its other languages (META-2, META-6). */
export async function readSitemap(
  database: Pick<Database, 'db'>,
  { site, trees }: PublishedSnapshot,
): Promise<Sitemap> {
  const dates = await readPublicationDates(database, site.key)
  const announced = site.languages.filter(({ preProd }) => !preProd)
  return announced.flatMap((language) =>
    [...(trees.get(language.lang)?.byKey.values() ?? [])].filter(isForSearchEngines).map((node) => ({
      lang: language.lang,
      address: addressOf(language, node.fields.path),
      changedAt: (dates.get(`${node.id}:${language.lang}`) ?? new Date(0)).toISOString(),
      alternates: alternatesOf(node.key),
    })),
  )

  function alternatesOf(key: string): { lang: Lang; address: string }[] {
    return announced.flatMap((language) => {
      const there = trees.get(language.lang)?.byKey.get(key)
      return there && isForSearchEngines(there)
        ? [{ lang: language.lang, address: addressOf(language, there.fields.path) }]
        : []
    })
  }
}

/** A page that names another address as its canonical one leaves the sitemap to that one. */
function isForSearchEngines({ kind, fields }: PageNode): boolean {
  const { robots, canonical } = fields.seo
  return !fields.disabled && !canonical && !robots?.includes('noindex') && kind !== 'search' && kind !== 'cart'
}

/** When each page was last published, by `<page>:<lang>`; for one published before that was recorded, when it was saved. */
async function readPublicationDates({ db }: Pick<Database, 'db'>, site: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({
      page: pageInLanguage.page,
      lang: pageInLanguage.lang,
      publishedAt: pageInLanguage.publishedAt,
      savedAt: fieldsVersion.savedAt,
    })
    .from(pageInLanguage)
    .innerJoin(fieldsVersion, eq(fieldsVersion.id, pageInLanguage.published))
    .where(eq(pageInLanguage.site, site))
  return new Map(rows.map(({ page, lang, publishedAt, savedAt }) => [`${page}:${lang}`, publishedAt ?? savedAt]))
}
