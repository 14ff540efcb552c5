import type { Database } from 'base/database'
import type { Lang } from '../api/page.ts'
import { readSite } from '../languages/site.ts'
import type { Site } from '../languages/site.ts'
import { readTree } from '../pages/tree.ts'
import type { Tree } from '../pages/tree.ts'
import type { Memory } from './memory.ts'

/** A site with the published trees of its languages. */
export type Standing = { site: Site; trees: ReadonlyMap<Lang, Tree> }

/** Reads what stands, from memory where nothing has changed. */
export type StandingReader = { site: () => Promise<Site>; all: () => Promise<Standing> }

export function createStanding(database: Database, siteKey: string, memory: Memory): StandingReader {
  const site = (): Promise<Site> => memory.recall('site', () => siteOrThrow(database, siteKey))
  const tree = (lang: Lang): Promise<Tree> => memory.recall(`tree:${lang}`, () => readTree(database, siteKey, lang))
  async function readAll(): Promise<Standing> {
    const known = await site()
    const pairs = known.languages.map(async ({ lang }) => [lang, await tree(lang)] as const)
    return { site: known, trees: new Map(await Promise.all(pairs)) }
  }
  return { site, all: () => memory.recall('all', readAll) }
}

async function siteOrThrow(database: Database, siteKey: string): Promise<Site> {
  const site = await readSite(database, siteKey)
  if (!site) throw new Error(`The database holds no site "${siteKey}": load it first.`)
  return site
}
