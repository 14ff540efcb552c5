import type { PageView, Shell } from 'content/api/page'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

let tracking: Promise<unknown> = Promise.resolve()

/**
 * Resolves once the stay is tracked on the page that was drawn last, or cannot be. The widget starts after it, because a click
 * that the widget takes for the rental shop must find the stay of the season written.
 */
export function stayTracked(): Promise<unknown> {
  return tracking
}

/** Tracks a visitor's stay on every page. `page` is null where none was found. */
export function useStay(page: PageView | null, { settings, timeZone }: Pick<Shell, 'settings' | 'timeZone'>): void {
  const { search } = useLocation()
  const season = page?.metadata.seasonProducts ? settings.season : undefined
  const key = page?.address
  useEffect(() => {
    tracking = import('./track-visit.ts').then(
      ({ trackVisit }) => trackVisit({ season, timeZone }, search),
      () => undefined, // The page works without it.
    )
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page, even with the same query, is another step
  }, [key, search, season, timeZone])
}
