import { safeLocalStorage, safeSessionStorage } from 'base/browser-storage'
import { storeAddressParameters } from './address-parameters.ts'
import { createSeasonPages } from './season-pages.ts'
import type { SeasonPage } from './season-pages.ts'

// Not needed to draw a page: fetched after it is drawn.

const now = (): Date => new Date()
const pages = createSeasonPages(safeSessionStorage, now)
let isFirst = true

/** A link into the rental shop, as editors write it; and every offer of its kind. */
const rentalShopOpener = 'a[href="#rental-shop"], [data-sales-offer="SKI_RENTAL"], [data-sales-offer^="SKI_RENTAL:"]'

// On the window and in the capture phase: before the listener of the widget, which opens the shop.
window.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest(rentalShopOpener)) pages.open()
  },
  true,
)

/** Handles a change of page or query. */
export function trackVisit(page: SeasonPage, search: string): void {
  const ownLink = !isFirst || document.referrer.startsWith(`${location.origin}/`)
  isFirst = false
  storeAddressParameters(
    { local: safeLocalStorage, session: safeSessionStorage },
    { query: new URLSearchParams(search), ownLink, now: now(), timeZone: page.timeZone },
  )
  pages.show(page)
}
