import type { Database } from 'base/database'
import type { Lang } from '../api/page.ts'
import { wordsOf } from './words.ts'

/** A page that fits a question. `path` is inside its language. */
export type Found = { key: string; name: string; title: string; path: string }

export type Question = {
  site: string
  lang: Lang
  text: string
  /** Paths inside the language; they and what is below them are left out. */
  exclude?: readonly string[]
  /** false: what is written for search engines does not count. */
  seo?: boolean
}

/**
 * Published, enabled pages that fit a question, best first: those with every word of it, or, when there is none, with any.
 * The database's functions `search_query` and `search_pages` say how a word fits and what comes first (migration 0003).
 */
export async function searchPages(database: Pick<Database, 'pool'>, question: Question): Promise<Found[]> {
  const words = wordsOf(question.text)
  if (words.length === 0) return []
  const withEvery = await find(database, question, words, '&')
  return withEvery.length > 0 || words.length === 1 ? withEvery : find(database, question, words, '|')
}

async function find(
  { pool }: Pick<Database, 'pool'>,
  { site, lang, exclude = [], seo = true }: Question,
  words: readonly string[],
  joint: '&' | '|',
): Promise<Found[]> {
  const below = exclude.map((path) => `${path.replace(/\/$/, '')}/`)
  const { rows } = await pool.query<Found>({
    name: 'search',
    text: 'select * from search_pages($1, $2, $3, $4, $5, $6)',
    values: [site, lang, words, seo ? '' : 'ABD', below, joint],
  })
  return rows
}
