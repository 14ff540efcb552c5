import type { Database } from 'base/database'
import type { Lang } from '../api/page.ts'
import { readSite } from '../languages/site.ts'
import type { Site } from '../languages/site.ts'
import { readTree } from '../pages/tree.ts'
import type { PageTree } from '../pages/tree.ts'
import { readRedirects } from './redirects.ts'
import type { Redirects } from './redirects.ts'
import type { MemoryCache } from './memory-cache.ts'

/** A site with the published page trees of its languages, and the paths that its pages have left. */
export type PublishedSnapshot = { site: Site; trees: ReadonlyMap<Lang, PageTree>; redirects: Redirects }

/** Reads the site and the snapshot, from memory while nothing has changed. */
export type SnapshotReader = { site: () => Promise<Site>; all: () => Promise<PublishedSnapshot> }

export function createSnapshotReader(database: Database, siteKey: string, memory: MemoryCache): SnapshotReader {
  const site = (): Promise<Site> => memory.get('site', () => siteOrThrow(database, siteKey))
  const tree = (lang: Lang): Promise<PageTree> => memory.get(`tree:${lang}`, () => readTree(database, siteKey, lang))
  async function readAll(): Promise<PublishedSnapshot> {
    const known = await site()
    const pairs = known.languages.map(async ({ lang }) => [lang, await tree(lang)] as const)
    const redirects = await readRedirects(database, siteKey)
    return { site: known, trees: new Map(await Promise.all(pairs)), redirects }
  }
  return { site, all: () => memory.get('all', readAll) }
}

async function siteOrThrow(database: Database, siteKey: string): Promise<Site> {
  const site = await readSite(database, siteKey)
  if (!site) throw new Error(`The database holds no site "${siteKey}": load it first.`)
  return site
}
