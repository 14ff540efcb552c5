/** How caches in front of the site may store public pages. */
export type EdgeSettings = {
  /** How long they may serve a page without asking, in seconds. */
  maxAge: number
  /** The header that names what a page shows, so that it can be purged by it. */
  tagHeader: 'cache-tag' | 'surrogate-key'
}

/** Longest tag header, in bytes: well below what CDNs and proxies accept for all headers together. */
const maxTagBytes = 4000
/** Stands for a page with more tags than fit: it is purged with every change. */
export const overflowTag = 'many'

type Header = readonly [name: string, value: string]

/** What the headers of a page depend on: what it shows, whether it depends on the query, and when it becomes outdated. */
export type PublicPage = {
  tags: ReadonlySet<string>
  byQuery: boolean
  changesAt?: string | undefined
  status: number
  now: Date
}

/**
 * Headers of a page that is the same for everyone. Browsers ask again each time; a cache in front may store it as `edge` says,
 * but neither a page that depends on the query, nor one that is missing, nor any beyond the instant at which it changes by itself.
 */
export function publicPageHeaders(page: PublicPage, edge: EdgeSettings | undefined): Header[] {
  const maxAge = edge ? Math.min(edge.maxAge, secondsUntil(page.changesAt, page.now)) : 0
  if (!edge || page.byQuery || page.status !== 200 || maxAge < 1) return [['cache-control', 'public, no-cache']]
  return [
    ['cache-control', `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${maxAge}`],
    [edge.tagHeader, tagList(page.tags, edge.tagHeader)],
  ]
}

function secondsUntil(changesAt: string | undefined, now: Date): number {
  return changesAt === undefined ? Infinity : Math.floor((Date.parse(changesAt) - now.getTime()) / 1000)
}

function tagList(tags: ReadonlySet<string>, tagHeader: EdgeSettings['tagHeader']): string {
  const list = [...tags].toSorted().join(tagHeader === 'cache-tag' ? ',' : ' ')
  return Buffer.byteLength(list) > maxTagBytes ? overflowTag : list
}
