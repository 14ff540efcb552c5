import type { Database } from 'base/database'
import type { Lang } from '../api/page.ts'
import type { Resolution, Language } from '../api/reader.ts'
import { hrefFrom, locate } from '../languages/addresses.ts'
import type { PublishedSnapshot } from './published-snapshot.ts'

/**
 * Resolves an address: a page; the former path of a page that has moved, or the path of another language (both permanent
 * redirects); else not found (PATH-8).
 */
export async function resolveAddress(
  database: Pick<Database, 'pool'>,
  { site, trees }: PublishedSnapshot,
  origin: string,
  pathname: string,
): Promise<Resolution> {
  const located = locate(site.languages, origin, pathname)
  const [first] = site.languages
  if (!first) throw new Error(`${site.key} has no language`)
  if (!located) return { what: 'not-found', lang: first.lang }
  const { language, path } = located
  if (trees.get(language.lang)?.byPath.has(path)) return { what: 'page', lang: language.lang, path }
  const moved = await readRedirect(database, site.key, language.lang, path)
  const target = moved ? keyPath(moved.lang, moved.key) : inOtherLanguage(path, language)
  if (!target) return { what: 'not-found', lang: language.lang }
  return { what: 'redirect', to: hrefFrom(language.origin, target.language, target.path), status: 301 }

  function keyPath(lang: Lang, key: string): { language: Language; path: string } | undefined {
    const to = site.languages.find((one) => one.lang === lang)
    const node = trees.get(lang)?.byKey.get(key)
    return to && node ? { language: to, path: node.fields.path } : undefined
  }

  function inOtherLanguage(path: string, here: Language): { language: Language; path: string } | undefined {
    const to = site.languages.find(({ lang }) => lang !== here.lang && trees.get(lang)?.byPath.has(path))
    return to && { language: to, path }
  }
}

/** The page that had a path before, preferably in this language. */
async function readRedirect(
  { pool }: Pick<Database, 'pool'>,
  site: string,
  lang: Lang,
  path: string,
): Promise<{ lang: Lang; key: string } | undefined> {
  const { rows } = await pool.query<{ lang: Lang; key: string }>({
    name: 'redirect',
    text: `
      select redirect.lang, page.key from redirect join page on page.id = redirect.page
      where redirect.site = $1 and redirect.path = $2 order by redirect.lang <> $3, redirect.lang limit 1`,
    values: [site, path, lang],
  })
  return rows[0]
}
