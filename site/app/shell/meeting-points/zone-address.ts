import type { NavigationItem, Shell } from 'content/api/page'

/** Where the HTML of an item's content zone is (EDIT-6). The call wants the path inside the language, without its base path. */
export function zoneAddress(shell: Shell, item: NavigationItem): string {
  const home = shell.shortcuts.homeItem?.path ?? '/'
  const path = item.path.startsWith(home) ? `/${item.path.slice(home.length)}` : item.path
  return `/api/zone?${new URLSearchParams({ site: shell.site, lang: shell.lang, path, id: 'content' })}`
}
