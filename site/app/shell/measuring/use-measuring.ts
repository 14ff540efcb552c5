import type { Shell } from 'content/api/page'
import { salesEventNames } from 'contracts/events'
import { useEffect, useState } from 'react'
import { searchTold } from '../../analytics/search-told.ts'
import { storageKeys } from '../../constants.ts'
import { affiliationProps } from '../../stay/affiliation.ts'
import { localShelf } from '../../stored.ts'
import type { Heard } from './start-measuring.ts'

const told = [...salesEventNames, searchTold]

/**
 * Brings what measures visits, where the site has such a thing. What happens before it has come waits for it, with the page as it was.
 * Events are heard before anybody else hears them: a paid order ends the referral that it is told with, a failed payment is counted.
 */
export function useMeasuring(shell: Shell): void {
  const [first] = useState(shell) // What is measured is the same in all languages.
  useEffect(() => {
    const { analytics, heatmap } = first.settings.features
    if (!analytics && !heatmap) return
    const started = import('./start-measuring.ts').then(({ startMeasuring }) => startMeasuring(first, referral))
    const hear = (event: Event): void => {
      const heard = heardNow(event)
      started.then((measure) => measure(heard)).catch(() => undefined)
    }
    for (const name of told) window.addEventListener(name, hear, true)
    return () => {
      for (const name of told) window.removeEventListener(name, hear, true)
    }
  }, [first])
}

function heardNow(event: Event): Heard {
  return {
    name: event.type,
    detail: event instanceof CustomEvent ? event.detail : undefined,
    more: referral(),
    search: location.search,
    keptAttempts: localShelf.getItem(storageKeys.purchaseAttempts),
  }
}

function referral(): Record<string, string> {
  return affiliationProps(localShelf, new Date())
}
