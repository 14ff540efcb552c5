import type { Shell } from 'content/api/page'
import type { SearchScope } from '../search/search-box.tsx'

/** What the site's settings say of its search (SEARCH-3, 4). */
export function searchScope(shell: Shell): SearchScope {
  return {
    site: shell.site,
    lang: shell.lang,
    seo: shell.settings.features.seo,
    exclude: shell.settings.searchExclude,
    page: shell.shortcuts.searchItem?.path ?? '/',
  }
}
