import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** Query parameters that decide what a page shows: a search, a stay query; and those that only scripts of the page read. */
const rendered = ['q', 'from', 'to', 'little', 'children', 'teens', 'adults', 'beginners']
const readByScripts = ['order', 'quotation']

/** The part of a query string that decides what the page shows; '' where nothing does. Campaigns and affiliations are left out. */
export function shownQuery(search: string, isHydrated: boolean): string {
  const query = new URLSearchParams(search)
  const names = isHydrated ? [...rendered, ...readByScripts] : rendered
  const kept = names.flatMap((name) => {
    const value = query.get(name)
    return value === null || value === '' || value === '0' ? [] : [[name, value]]
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** That of this page. The server's markup is the same for all orders, so what scripts read is added after hydration. */
export function useShownQuery(): string {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return shownQuery(useLocation().search, isHydrated)
}
