import type { NavigationItem } from '../api/page.ts'
import type { Language } from '../api/reader.ts'
import { pathOn } from '../languages/addresses.ts'
import type { PageNode, PageTree } from './tree.ts'

/** A page as an item of menus and lists, with `depth` levels of pages below it. */
export function navigationItemOf(tree: PageTree, language: Language, node: PageNode, depth = 0): NavigationItem {
  const { path, name, title, shortTitle, subTitle } = node.fields
  const { picture, tag } = node.metadata
  const subs = depth > 0 ? (tree.children.get(node.key) ?? []) : []
  return {
    key: node.key,
    name,
    title,
    ...(shortTitle && { shortTitle }),
    ...(subTitle && { subTitle }),
    path: pathOn(language, path),
    ...(picture && { picture }),
    ...(tag && { tag }),
    subs: subs.map((sub) => navigationItemOf(tree, language, sub, depth - 1)),
  }
}
