import type { Database } from 'base/database'
import type { Lang } from '../api/page.ts'
import { withSynonyms, wordsOf } from './words.ts'

/** A page that fits a query. `path` is inside its language. */
export type FoundPage = { key: string; name: string; title: string; path: string }

export type SearchQuery = {
  site: string
  lang: Lang
  text: string
  /** Paths inside the language; they and what is below them are left out. */
  exclude?: readonly string[]
  /** Words of one meaning, group by group: a page that has one of them fits all. */
  synonyms?: readonly (readonly string[])[]
  /** false: what is written for search engines does not count. */
  seo?: boolean
}

/** So few pages with every word of a query are filled up with others, until there are enough. */
const few = 5
const enough = 10

/**
 * Published, enabled pages that fit a query, best first: those with every word of it and, where they are few, as with a whole
 * sentence, some that have any. The database's functions `search_word_query` and `search_pages` say how a word fits and what comes
 * first (migrations 0003 and 0005).
 */
export async function searchPages(database: Pick<Database, 'pool'>, query: SearchQuery): Promise<FoundPage[]> {
  const words = withSynonyms(wordsOf(query.text), query.synonyms)
  if (words.length === 0) return []
  const withEvery = await find(database, query, words, '&')
  if (withEvery.length >= few || words.length === 1) return withEvery
  const withAny = await find(database, query, words, '|')
  if (withEvery.length === 0) return withAny
  const more = withAny.filter(({ key }) => !withEvery.some((one) => one.key === key))
  return [...withEvery, ...more].slice(0, enough)
}

async function find(
  { pool }: Pick<Database, 'pool'>,
  { site, lang, exclude = [], seo = true }: SearchQuery,
  words: readonly string[],
  joint: '&' | '|',
): Promise<FoundPage[]> {
  const below = exclude.map((path) => `${path.replace(/\/$/, '')}/`)
  const { rows } = await pool.query<FoundPage>({
    name: 'search',
    text: 'select * from search_pages($1, $2, $3, $4, $5, $6)',
    values: [site, lang, words, seo ? '' : 'ABD', below, joint],
  })
  return rows
}
