import type { Clock } from 'base/clock'
import { dayAt } from 'base/day'
import type { Block } from '../api/blocks.ts'
import type { Alternate, Lang, PageFields, PageView, Zone } from '../api/page.ts'
import type { Language } from '../api/reader.ts'
import { addressOf, pathOn } from '../languages/addresses.ts'
import type { Site } from '../languages/site.ts'
import { navigationItemOf } from '../pages/navigation-item.ts'
import { newestNews, parentsOf } from '../pages/tree.ts'
import type { PageNode, PageTree } from '../pages/tree.ts'
import { nextBorder, shownBlocks } from '../zones/date-ranges.ts'
import { pageKeysIn } from '../zones/references.ts'
import type { StoredZone } from '../zones/zones.ts'

/** What a page view is built from. With `draft` it is an editor's view: all blocks, with the version numbers that a save is based on. */
export type ViewSource = {
  site: Site
  language: Language
  trees: ReadonlyMap<Lang, PageTree>
  node: PageNode
  zones: StoredZone[]
  draft?: { fields: PageFields; number: number }
  clock: Clock
}

/** How many news a view carries; a block may show fewer. */
const newsLimit = 24

/** Builds a page view, of the published version or of an editor's draft. */
export function buildPageView(source: ViewSource): PageView {
  const { site, language, node, zones, draft, clock } = source
  const tree = source.trees.get(language.lang)
  if (!tree) throw new Error(`the tree of ${language.lang} is missing`)
  const blocks = zones.flatMap((zone) => zone.blocks)
  const links = pageKeysIn(blocks)
  const children = tree.children.get(node.key) ?? []
  const parents = parentsOf(tree, node.key)
  const news = showsNews(node, blocks) ? newestNews(tree).slice(0, newsLimit) : undefined
  const border = nextBorder(blocks, clock, site.timeZone)
  return {
    key: node.key,
    kind: node.kind,
    lang: language.lang,
    fields: draft?.fields ?? node.fields,
    metadata: node.metadata,
    preProd: language.preProd,
    path: pathOn(language, node.fields.path),
    address: addressOf(language, node.fields.path),
    parents: parents.map((parent) => navigationItemOf(tree, language, parent)),
    children: children.map((child) => navigationItemOf(tree, language, child, 1)),
    alternates: alternatesOf(source),
    zones: draft ? draftZones(zones) : zones.map((zone) => shownZone(zone, dayAt(clock(), site.timeZone))),
    links: linksOf(links, tree, language),
    news: (news ?? []).map((one) => newsItem(one, language)),
    ...(border && !draft && { changesAt: border.toISOString() }),
    tags: tagsOf(node.key, language.lang, [...links, ...[...parents, ...children].map(({ key }) => key)], news),
    ...(draft && { version: draft.number }),
  }
}

function showsNews(node: PageNode, blocks: readonly Block[]): boolean {
  return node.kind === 'news-list' || blocks.some(({ type }) => type === 'news')
}

/** The languages in which the page is published and enabled, this one among them. */
function alternatesOf({ site, trees, node }: ViewSource): Alternate[] {
  return site.languages.flatMap((language) => {
    const there = trees.get(language.lang)?.byKey.get(node.key)
    if (!there || there.fields.disabled) return []
    return [{ lang: language.lang, href: addressOf(language, there.fields.path), preProd: language.preProd }]
  })
}

function shownZone({ id, blocks }: StoredZone, today: string): Zone {
  return { id, blocks: shownBlocks(blocks, today) }
}

/** An editor's view always has a content zone to write in. */
function draftZones(zones: readonly StoredZone[]): Zone[] {
  const own = zones.map(({ id, blocks, number }) => ({ id, blocks, version: number }))
  return own.some(({ id }) => id === 'content') ? own : [...own, { id: 'content', blocks: [], version: 0 }]
}

function linksOf(keys: readonly string[], tree: PageTree, language: Language): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const node = tree.byKey.get(key)
      return node ? [[key, pathOn(language, node.fields.path)]] : []
    }),
  )
}

function newsItem({ key, fields, metadata }: PageNode, language: Language): PageView['news'][number] {
  return {
    key,
    path: pathOn(language, fields.path),
    name: fields.name,
    ...(fields.date && { date: fields.date }),
    ...(metadata.picture && { picture: metadata.picture }),
  }
}

function tagsOf(key: string, lang: Lang, mentioned: readonly string[], news: unknown): string[] {
  const items = [...new Set(mentioned)].map((one) => `item:${one}:${lang}`)
  return [`page:${key}:${lang}`, `shell:${lang}`, ...(news ? [`news:${lang}`] : []), ...items]
}
