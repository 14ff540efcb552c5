import type { Asked } from '../address/asked.ts'

/** What of an address counts: the page, whether its data or its HTML is wanted, and a search. Everything else in the query is ignored. */
export type Target = {
  /** Path and query as the application gets it, without a search; the key of the page cache. */
  address: string
  /** The same with the text that is searched for; undefined when none is. */
  searched: string | undefined
}

/** Longest search text that is looked at. */
const longestSearch = 200
/** The parts of a page that the router may ask for, in its words. */
const parts = /^(root|home|page)(,(root|home|page))?$/

export function targetOf({ path, data, search }: Asked): Target {
  const query = new URLSearchParams(search)
  const wanted = query.get('_routes')
  const known = new URLSearchParams(data && wanted !== null && parts.test(wanted) ? { _routes: wanted } : {})
  const base = data ? dataPath(path) : path
  const text = query.get('q')?.trim().slice(0, longestSearch)
  return {
    address: withQuery(base, known),
    searched: text ? withQuery(base, new URLSearchParams([['q', text], ...known])) : undefined,
  }
}

function dataPath(path: string): string {
  return path.endsWith('/') ? `${path}_.data` : `${path}.data`
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}
