import type { SearchResult } from 'content/api/calls'
import type { SearchScope } from './search-box.tsx'
import type { SearchState } from './use-search.ts'

/** The event of a search for analytics (SEARCH-6). */
export type SearchEvent =
  | { name: 'search'; terms: string; destination: string }
  | { name: 'search-failed'; terms: string }
  | { name: 'search-cancelled'; terms: string }

/** The URL of a search for `text` (SEARCH-3, 4). `seo` is sent only as 'false'. */
export function searchAddress({ site, lang, seo, exclude }: SearchScope, text: string): string {
  const query = new URLSearchParams({ site, lang, query: text.trim() })
  if (!seo) query.set('seo', 'false')
  if (exclude.length > 0) query.set('exclude', exclude.join(','))
  return `/api/search?${query}`
}

/** Keeps what has the shape of a result; the answer comes from outside. */
export function readResults(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer)) throw new TypeError('the search did not answer a list')
  return answer.filter(isResult)
}

function isResult(value: unknown): value is SearchResult {
  if (typeof value !== 'object' || value === null) return false
  const { name, title, path } = value as Record<string, unknown>
  return typeof name === 'string' && typeof title === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path)
}

/** The chosen result after an arrow key: round and round, and -1 (the field itself) in between. */
export function moveChoice(chosen: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  return ((chosen + 1 + step + count + 1) % (count + 1)) - 1
}

/**
 * The event when a visitor leaves with `text` in the field and no result opened (SEARCH-6): nothing up to 2 characters; that the
 * search failed, when no answer came or nothing was found; else that it was given up.
 */
export function eventOfLeaving(
  { state, results }: Pick<SearchState, 'state' | 'results'>,
  text: string,
): SearchEvent | undefined {
  const terms = text.trim()
  if (terms.length <= 2) return undefined
  const isFailed = state === 'failed' || (state === 'found' && results.length === 0)
  return { name: isFailed ? 'search-failed' : 'search-cancelled', terms }
}
