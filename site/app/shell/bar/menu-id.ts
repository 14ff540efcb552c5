import type { NavigationItem } from 'content/api/page'

/** Ids by which buttons and the popovers they open find each other. */
export const menuId = 'menu'
export const searchSheetId = 'search'
export const searchInputId = 'search-input'

export function megaMenuId(item: NavigationItem): string {
  return `menu-${item.key}`
}
