import type { Language, PageReader } from 'content/api/reader'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { SiteLanguages } from '../pages/site-languages.ts'
import type { CacheEntry, RenderedResponse } from '../response/cache-entry.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex, sitemapPath } from './sitemap.ts'

type Reader = Pick<PageReader, 'languages' | 'sitemap'>
type Options = { reader: Reader; cache: PageCache; languages: Pick<SiteLanguages, 'all'> }
type MakeFile = () => Promise<RenderedResponse>

/** robots.txt and the sitemaps of an origin, from the cache where they are; undefined for any other path. */
export function createCrawlerFiles({ reader, cache, languages }: Options) {
  return async (origin: string, path: string): Promise<CacheEntry | undefined> => {
    const make = findFile(reader, languages.all(), origin, path)
    if (!make) return undefined
    const key = `crawler-file ${origin}${path}`
    return cache.get(key) ?? cache.make(key, make)
  }
}

function findFile(reader: Reader, languages: readonly Language[], origin: string, path: string): MakeFile | undefined {
  if (path === '/robots.txt') return async () => robots(origin, await reader.languages())
  if (path === '/sitemap.xml') return async () => sitemapIndex(origin, await reader.languages(), await reader.sitemap())
  const found = languages.find((one) => one.origin === origin && !one.preProd && sitemapPath(one.lang) === path)
  return found && (async () => sitemap(found.lang, await reader.sitemap()))
}
