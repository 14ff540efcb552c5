import type { Database } from 'base/database'
import type { Lang } from '../api/page.ts'
import type { PageReader } from '../api/reader.ts'
import { addressOf } from '../languages/addresses.ts'
import type { PageNode } from '../pages/tree.ts'
import type { PublishedSnapshot } from './published-snapshot.ts'

type Sitemap = Awaited<ReturnType<PageReader['sitemap']>>

/** Every page that search engines may know, with its other languages (META-2, META-6). */
export async function readSitemap(
  database: Pick<Database, 'pool'>,
  { site, trees }: PublishedSnapshot,
): Promise<Sitemap> {
  const changes = await readChanges(database, site.key)
  const announced = site.languages.filter(({ preProd }) => !preProd)
  return announced.flatMap((language) =>
    [...(trees.get(language.lang)?.byKey.values() ?? [])].filter(isForSearchEngines).map((node) => ({
      lang: language.lang,
      address: addressOf(language, node.fields.path),
      changedAt: (changes.get(`${node.id}:${language.lang}`) ?? new Date(0)).toISOString(),
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

/** When each page was last changed for its readers, by `<page>:<lang>`. */
async function readChanges({ pool }: Pick<Database, 'pool'>, site: string): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await pool.query<{ place: string; changed: Date }>({
    name: 'sitemap-changes',
    text: `
      select here.page || ':' || here.lang as place, max(version.saved_at) as changed
      from page_in_language as here
      left join zone on zone.page = here.page and zone.lang = here.lang
      join version on version.id = here.published or version.id = zone.published
      where here.site = $1 and here.published is not null
      group by here.page, here.lang`,
    values: [site],
  })
  return new Map(rows.map(({ place, changed }) => [place, changed]))
}
