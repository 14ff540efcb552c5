import type { Clock } from 'base/clock'
import type { Database } from 'base/database'
import type { Lang, OfferPage, PageView, Shell } from '../api/page.ts'
import type { Language, PageReader } from '../api/reader.ts'
import { pathOn } from '../languages/languages.ts'
import type { Site } from '../languages/site.ts'
import { shellOf } from '../navigation/shell.ts'
import { readDraftPage } from '../pages/draft.ts'
import { itemOf } from '../pages/item.ts'
import { searchPages } from '../search/search.ts'
import { readDraftZones, readPublishedZones } from '../zones/zones.ts'
import type { Memory } from './memory.ts'
import { resolveAddress } from './resolve.ts'
import { readSitemap } from './sitemap.ts'
import type { StandingReader } from './standing.ts'
import { viewOf } from './view.ts'

type Needs = { database: Database; clock: Clock; memory: Memory; standing: StandingReader }

/** Reads pages: trees, settings and shell from memory, the zones of the page in one statement. */
export function createReader({ database, clock, memory, standing }: Needs): PageReader {
  async function read(lang: Lang, path: string, options: { draft?: boolean } = {}): Promise<PageView | null> {
    const { site, trees } = await standing.all()
    const language = languageOf(site, lang)
    if (!language) return null
    const draft = options.draft ? await readDraftPage(database, site.key, lang, { path }) : undefined
    const node = options.draft ? draft?.node : trees.get(lang)?.byPath.get(path)
    if (!node) return null
    const zones = await (options.draft ? readDraftZones : readPublishedZones)(database, node.id, lang)
    return viewOf({ site, language, trees, node, zones, draft, clock })
  }

  async function shell(lang: Lang): Promise<Shell> {
    const { site, trees } = await standing.all()
    const [language, tree] = [languageOf(site, lang), trees.get(lang)]
    if (!language || !tree) throw new Error(`${site.key} has no language ${lang}`)
    return memory.recall(`shell:${lang}`, async () => shellOf(site, language, tree))
  }

  async function offers(lang: Lang): Promise<OfferPage[]> {
    const { site, trees } = await standing.all()
    const [language, tree] = [languageOf(site, lang), trees.get(lang)]
    if (!language || !tree) return []
    return [...tree.byKey.values()].flatMap((node) => {
      const { offer } = node.metadata
      return offer && !node.fields.disabled ? [{ ...itemOf(tree, language, node), offer }] : []
    })
  }

  return {
    read,
    shell,
    offers,
    languages: async () => (await standing.site()).languages,
    resolve: async (origin, pathname) => resolveAddress(database, await standing.all(), origin, pathname),
    sitemap: async () => readSitemap(database, await standing.all()),
    async search(lang, text, { exclude, seo } = {}) {
      const site = await standing.site()
      const language = languageOf(site, lang)
      if (!language) return []
      const paths = exclude ?? site.settings.searchExclude
      const found = await searchPages(database, { site: site.key, lang, text, exclude: paths, seo })
      return found.map(({ key, name, title, path }) => ({ name, title, page: key, path: pathOn(language, path) }))
    },
  }
}

function languageOf(site: Site, lang: Lang): Language | undefined {
  return site.languages.find((one) => one.lang === lang)
}
