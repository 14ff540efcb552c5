import type { Database } from 'base/database'
import { eq } from 'drizzle-orm'
import type { Lang } from '../api/page.ts'
import { page, redirect } from '../store/schema.ts'

/** The page that has left a path, and the language in which it did. */
export type Redirect = { lang: Lang; key: string }

/** Finds the page that has left a path: in the given language rather than in another, then in the order of language codes. */
export type Redirects = (lang: Lang, path: string) => Redirect | undefined

/** Reads all redirects of a site, so that an unknown path costs no query. */
export async function readRedirects({ db }: Pick<Database, 'db'>, site: string): Promise<Redirects> {
  const rows = await db
    .select({ path: redirect.path, lang: redirect.lang, key: page.key })
    .from(redirect)
    .innerJoin(page, eq(page.id, redirect.page))
    .where(eq(redirect.site, site))
    .orderBy(redirect.lang)
  const byPath = Map.groupBy(rows, (row) => row.path)
  return (lang, path) => {
    const found = byPath.get(path)
    return found?.find((row) => row.lang === lang) ?? found?.[0]
  }
}
