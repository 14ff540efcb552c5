import type { PageView, Shell } from 'content/api/page'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Keeps what is known of a visitor's stay, page by page. `page` is null where none was found. */
export function useStay(page: PageView | null, { settings, timeZone }: Pick<Shell, 'settings' | 'timeZone'>): void {
  const { search } = useLocation()
  const season = page?.metadata.seasonProducts ? settings.season : undefined
  const key = page?.address
  useEffect(() => {
    import('./track-visit.ts').then(
      ({ trackVisit: visit }) => visit({ season, timeZone }, search),
      () => undefined, // a page without it works as well
    )
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page, even with the same query, is another step
  }, [key, search, season, timeZone])
}
