import type { Language, PageReader } from 'content/api/reader'
import type { RenderedResponse } from '../response/cache-entry.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex, sitemapPath } from './sitemap.ts'

/** What is said to search engines beside the pages, made of what stands when it is called. */
type CrawlerFile = (reader: Pick<PageReader, 'languages' | 'sitemap'>) => Promise<RenderedResponse>

/** The feed at a path of an origin; undefined where there is none, as for a language that is not served or not open there. */
export function findCrawlerFile(origin: string, path: string, languages: readonly Language[]): CrawlerFile | undefined {
  if (path === '/robots.txt') return async (reader) => robots(origin, await reader.languages())
  if (path === '/sitemap.xml')
    return async (reader) => sitemapIndex(origin, await reader.languages(), await reader.sitemap())
  const found = languages.find((one) => one.origin === origin && !one.preProd && sitemapPath(one.lang) === path)
  return found && (async (reader) => sitemap(found.lang, await reader.sitemap()))
}
