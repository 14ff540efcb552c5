/** Dispatched on `window` with what a search tells (SEARCH-6), for whoever counts it. */
export const searchTold = 'site:search-told'

/** A result that was opened, a search that failed, or one that was left without a result. */
export type SearchDetail = {
  name: 'search' | 'search-failed' | 'search-cancelled'
  terms: string
  destination?: string
}

export function tellSearch(detail: SearchDetail): void {
  window.dispatchEvent(new CustomEvent(searchTold, { detail }))
}
