import type { NavigationItem } from '../api/page.ts'
import type { Language } from '../api/reader.ts'
import { pathOn } from '../languages/languages.ts'
import type { PageNode, Tree } from './tree.ts'

/** A page as menus and lists show it, with the pages below it to a depth: 0 = none. */
export function itemOf(tree: Tree, language: Language, node: PageNode, depth = 0): NavigationItem {
  const { path, name, title, shortTitle, subTitle } = node.fields
  const { picture, tag } = node.metadata
  const subs = depth > 0 ? (tree.below.get(node.key) ?? []) : []
  return {
    key: node.key,
    name,
    title,
    ...(shortTitle && { shortTitle }),
    ...(subTitle && { subTitle }),
    path: pathOn(language, path),
    ...(picture && { picture }),
    ...(tag && { tag }),
    subs: subs.map((sub) => itemOf(tree, language, sub, depth - 1)),
  }
}
