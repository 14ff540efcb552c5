import type { NavigationItem, PageView, Shell } from 'content/api/page'

/** The pages above a page, from the home page down; nothing above the home page itself. */
export function breadcrumbsOf(page: PageView, shell: Pick<Shell, 'shortcuts'> | undefined): NavigationItem[] {
  const homeItem = shell?.shortcuts.homeItem
  const known = page.parents.some(({ key }) => key === homeItem?.key)
  return homeItem && !known && page.key !== homeItem.key ? [homeItem, ...page.parents] : page.parents
}
