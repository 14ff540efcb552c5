import type { Clock } from 'base/clock'
import type { Database } from 'base/database'
import type { Lang, OfferPage, PageView, Shell } from '../api/page.ts'
import type { Language, PageReader } from '../api/reader.ts'
import { pathOn } from '../languages/addresses.ts'
import type { Site } from '../languages/site.ts'
import { shellOf } from '../navigation/shell.ts'
import { readDraftPage } from '../pages/draft-page.ts'
import { navigationItemOf } from '../pages/navigation-item.ts'
import { searchPages } from '../search/search.ts'
import { readDraftZones, readPublishedZones } from '../zones/zones.ts'
import type { MemoryCache } from './memory-cache.ts'
import { resolveAddress } from './resolve-address.ts'
import { readSitemap } from './sitemap.ts'
import type { SnapshotReader } from './published-snapshot.ts'
import { buildPageView } from './page-view.ts'

type Needs = { database: Database; clock: Clock; memory: MemoryCache; snapshot: SnapshotReader }

/** Reads pages: trees, settings and shell from memory, the zones of the page in one statement. */
export function createReader({ database, clock, memory, snapshot }: Needs): PageReader {
  async function read(lang: Lang, path: string, options: { draft?: boolean } = {}): Promise<PageView | null> {
    const { site, trees } = await snapshot.all()
    const language = languageOf(site, lang)
    if (!language) return null
    const draft = options.draft ? await readDraftPage(database, site.key, lang, { path }) : undefined
    const node = options.draft ? draft?.node : trees.get(lang)?.byPath.get(path)
    if (!node) return null
    const zones = await (options.draft ? readDraftZones : readPublishedZones)(database, node.id, lang)
    return buildPageView({ site, language, trees, node, zones, draft, clock })
  }

  async function shell(lang: Lang): Promise<Shell> {
    const { site, trees } = await snapshot.all()
    const [language, tree] = [languageOf(site, lang), trees.get(lang)]
    if (!language || !tree) throw new Error(`${site.key} has no language ${lang}`)
    return memory.get(`shell:${lang}`, async () => shellOf(site, language, tree))
  }

  async function offers(lang: Lang): Promise<OfferPage[]> {
    const { site, trees } = await snapshot.all()
    const [language, tree] = [languageOf(site, lang), trees.get(lang)]
    if (!language || !tree) return []
    return [...tree.byKey.values()].flatMap((node) => {
      const { offer } = node.metadata
      return offer && !node.fields.disabled ? [{ ...navigationItemOf(tree, language, node), offer }] : []
    })
  }

  return {
    read,
    shell,
    offers,
    languages: async () => (await snapshot.site()).languages,
    resolve: async (origin, pathname) => resolveAddress(await snapshot.all(), origin, pathname),
    sitemap: async () => readSitemap(database, await snapshot.all()),
    async search(lang, text, { exclude, seo } = {}) {
      const site = await snapshot.site()
      const language = languageOf(site, lang)
      if (!language) return []
      const paths = exclude ?? site.settings.searchExclude
      const found = await searchPages(database, {
        site: site.key,
        lang,
        text,
        exclude: paths,
        synonyms: site.searchSynonyms?.[lang],
        seo,
      })
      return found.map(({ key, name, title, path }) => ({ name, title, page: key, path: pathOn(language, path) }))
    },
  }
}

function languageOf(site: Site, lang: Lang): Language | undefined {
  return site.languages.find((one) => one.lang === lang)
}
