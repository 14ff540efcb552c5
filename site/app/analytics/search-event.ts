/** Dispatched on `window` with the outcome of a search (SEARCH-6); analytics listens to it. */
export const searchEvent = 'site:search'

/** A result that was opened, a search that failed, or one that was left without a result. */
export type SearchEventDetail = {
  name: 'search' | 'search-failed' | 'search-cancelled'
  terms: string
  destination?: string
}

export function emitSearchEvent(detail: SearchEventDetail): void {
  window.dispatchEvent(new CustomEvent(searchEvent, { detail }))
}
