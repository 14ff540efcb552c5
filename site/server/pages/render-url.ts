import { readStayQuery, stayQueryParams } from '../../app/page/stay/stay-query.ts'
import type { ParsedUrl } from '../url/parse-url.ts'

/**
 * The URLs that the application is asked to render. What a query holds besides a search, a stay and the router's own parameter
 * is dropped, so that it cannot make entries in the page cache.
 */
export type RenderUrl = {
  /** Path and query without a search or stay: the same for everyone. */
  shared: string
  /** The same with the search or stay of the request; undefined when it has none. */
  personal: string | undefined
  isData: boolean
}

/** Longest search text that is used. */
const maxSearchLength = 200
/** The values of `_routes` that the router sends: which of a page's loaders it wants. */
const routesPattern = /^(root|home|page)(,(root|home|page))?$/

export function renderUrlOf({ path, isData, search }: ParsedUrl): RenderUrl {
  const query = new URLSearchParams(search)
  const routes = query.get('_routes')
  const known = new URLSearchParams(isData && routes !== null && routesPattern.test(routes) ? { _routes: routes } : {})
  const base = isData ? dataPath(path) : path
  const personal = [...searchParams(query), ...stayParams(query)]
  return {
    shared: withQuery(base, known),
    personal: personal.length > 0 ? withQuery(base, new URLSearchParams([...personal, ...known])) : undefined,
    isData,
  }
}

function searchParams(query: URLSearchParams): Iterable<[string, string]> {
  const text = query.get('q')?.trim().slice(0, maxSearchLength)
  return text ? [['q', text]] : []
}

function stayParams(query: URLSearchParams): Iterable<[string, string]> {
  const stay = readStayQuery(query)
  return stay ? stayQueryParams(stay) : []
}

function dataPath(path: string): string {
  return path.endsWith('/') ? `${path}_.data` : `${path}.data`
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}
