import { dayAt } from 'base/day'
import type { KeyValueStorage } from 'base/browser-storage'
import { removeStay, isForced, writeStay } from './stored-stay.ts'
import { seasonStay } from './season.ts'
import type { Season } from './season.ts'

/** What of a page matters here: the season, where it shows products for the whole of it. */
export type SeasonPage = { season: Season | undefined; timeZone: string }

export type SeasonPages = {
  /** Another page is shown. */
  show: (page: SeasonPage) => void
  /** A rental-shop opener was clicked. */
  open: () => void
}

/** Gives visitors of season products the stay that these need (STAY-3), and takes it away with the page (STAY-4). */
export function createSeasonPages(session: KeyValueStorage, now: () => Date): SeasonPages {
  let shown: SeasonPage | undefined
  return {
    show: (page) => {
      // A forced stay may also come from a page that was left by a full load.
      const left = shown?.season !== undefined || isForced(session)
      if (left && !page.season) removeStay(session)
      shown = page
    },
    open: () => {
      if (shown?.season) writeStay(session, seasonStay(shown.season, dayAt(now(), shown.timeZone)), true)
    },
  }
}
