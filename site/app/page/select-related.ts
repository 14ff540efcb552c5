import type { Block } from 'content/api/blocks'
import type { NavigationItem, PageView } from 'content/api/page'

type Related = { what: 'children' | 'neighbours'; items: NavigationItem[] }
type Needed = Pick<PageView, 'key' | 'children' | 'parents' | 'zones' | 'news'>

/** The pages below this one that its content does not show as a card; where there are none below, up to four neighbours as the navigation knows them. */
export function relatedTo(page: Needed, navigation: readonly NavigationItem[]): Related {
  const shown = shownBy(page)
  if (page.children.length > 0) return { what: 'children', items: page.children.filter(({ key }) => !shown.has(key)) }
  const neighbours = subsOf(page.parents.at(-1)?.key, navigation)
  return {
    what: 'neighbours',
    items: after(neighbours, page.key)
      .filter(({ key }) => !shown.has(key))
      .slice(0, 4),
  }
}

function subsOf(key: string | undefined, items: readonly NavigationItem[]): NavigationItem[] {
  for (const item of items) {
    const subs = item.key === key ? item.subs : subsOf(key, item.subs)
    if (subs.length > 0) return subs
  }
  return []
}

/** The other items, from the next one to the last, then from the first one on. */
function after(items: NavigationItem[], key: string): NavigationItem[] {
  const at = items.findIndex((item) => item.key === key)
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))]
}

/** Keys of the pages that cards, slides and lists of news lead to. */
function shownBy({ zones, news }: Needed): Set<string> {
  const blocks = zones.flatMap((zone) => zone.blocks)
  const listed = blocks.flatMap((block) => (block.type === 'news' ? news.slice(0, block.data.limit) : []))
  const linked = blocks.flatMap(hrefsOf).filter((href) => href.startsWith('page:'))
  return new Set([...listed.map(({ key }) => key), ...linked.map((href) => href.slice(5).split('#')[0] ?? '')])
}

function hrefsOf(block: Block): string[] {
  if (block.type !== 'cards' && block.type !== 'carousel') return []
  const items: readonly { href?: string }[] = block.data.items
  return items.flatMap(({ href }) => href ?? [])
}
