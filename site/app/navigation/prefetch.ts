import { langOfPath } from '../lang.ts'
import { isInternal } from '../page/links.ts'
import { withSlash } from './link.ts'

/** How long a fetched page's data stay of use, in milliseconds; the server lets browsers keep them as long. */
const freshFor = 30_000

/** What some browsers expose about the connection. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether this reader's connection is one to fetch ahead on: not when data are to be saved, nor on a very slow line. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/**
 * Where the data of a link's page are, exactly as the router will ask for them when it is clicked;
 * undefined for what is not fetched ahead: other sites, other languages, this page.
 */
export function dataAddress(href: string, here: string): string | undefined {
  if (!isInternal(href)) return undefined
  const path = withSlash(href.replace(/[?#].*$/, ''))
  if (href.includes('?') || path === here || langOfPath(path) !== langOfPath(here)) return undefined
  return `${path}_.data?_routes=${path === '/' ? 'home' : 'page'}`
}

/** Which addresses are worth fetching now: each again only when what was fetched is no longer of use. */
export function createPrefetchFilter(now: () => number): (address: string) => boolean {
  const fetchedAt = new Map<string, number>()
  return (address) => {
    if (now() - (fetchedAt.get(address) ?? -Infinity) < freshFor) return false
    fetchedAt.set(address, now())
    return true
  }
}
