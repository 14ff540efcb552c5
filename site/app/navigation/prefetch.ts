import { langOfPath } from '../lang.ts'
import { isInternal } from '../page/links.ts'
import { withSlash } from './link.ts'

/** How long the data of a prefetched page are valid, in milliseconds; the server sends the same `max-age`. */
const freshFor = 30_000

/** What some browsers expose about the connection. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether prefetching is allowed: not with data saving, nor on a very slow connection. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/**
 * The data URL of a link's page, exactly as the router will request it; undefined for links that are not prefetched:
 * other sites, other languages, this page.
 */
export function dataAddress(href: string, here: string): string | undefined {
  if (!isInternal(href)) return undefined
  const path = withSlash(href.replace(/[?#].*$/, ''))
  if (href.includes('?') || path === here || langOfPath(path) !== langOfPath(here)) return undefined
  return `${path}_.data?_routes=${path === '/' ? 'home' : 'page'}`
}

/** Filters URLs to prefetch: each again only after the earlier response has expired. */
export function createPrefetchFilter(now: () => number): (address: string) => boolean {
  const fetchedAt = new Map<string, number>()
  return (address) => {
    if (now() - (fetchedAt.get(address) ?? -Infinity) < freshFor) return false
    fetchedAt.set(address, now())
    return true
  }
}
