import { readStayQuery, stayQueryParams } from '../../app/page/stay/stay-query.ts'
import type { ParsedUrl } from '../url/parse-url.ts'

/**
 * What of an address counts: the page, whether its data or its HTML is wanted, and what is asked of the page: a search, or what fits a stay.
 * Everything else in the query is ignored.
 */
export type Target = {
  /** Path and query as the application gets it, with nothing asked; the key of the page cache. */
  address: string
  /** The same with what is asked; undefined when nothing is. */
  withQuery: string | undefined
}

/** Longest search text that is looked at. */
const longestSearch = 200
/** The parts of a page that the router may ask for, in its words. */
const parts = /^(root|home|page)(,(root|home|page))?$/

export function targetOf({ path, data, search }: ParsedUrl): Target {
  const query = new URLSearchParams(search)
  const wanted = query.get('_routes')
  const known = new URLSearchParams(data && wanted !== null && parts.test(wanted) ? { _routes: wanted } : {})
  const base = data ? dataPath(path) : path
  const asked = [...searchIn(query), ...questionIn(query)]
  return {
    address: withQuery(base, known),
    withQuery: asked.length > 0 ? withQuery(base, new URLSearchParams([...asked, ...known])) : undefined,
  }
}

function searchIn(query: URLSearchParams): Iterable<[string, string]> {
  const text = query.get('q')?.trim().slice(0, longestSearch)
  return text ? [['q', text]] : []
}

function questionIn(query: URLSearchParams): Iterable<[string, string]> {
  const question = readStayQuery(query)
  return question ? stayQueryParams(question) : []
}

function dataPath(path: string): string {
  return path.endsWith('/') ? `${path}_.data` : `${path}.data`
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}
