import type { Shell } from 'content/api/page'
import { salesEventNames } from 'contracts/events'
import { useEffect, useState } from 'react'
import { searchEvent } from '../../analytics/search-event.ts'
import { storageKeys } from '../../constants.ts'
import { affiliationProps } from '../../stay/affiliation.ts'
import { safeLocalStorage } from 'base/browser-storage'
import type { CapturedEvent } from './start-measuring.ts'

const eventNames = [...salesEventNames, searchEvent]

/**
 * Loads analytics and heatmaps where they are configured. What happens before it has come waits for it, with the page as it was.
 * Events are captured before other listeners run: a paid order ends the referral that it is counted with, a failed payment is counted.
 */
export function useMeasuring(shell: Shell): void {
  const [first] = useState(shell) // What is measured is the same in all languages.
  useEffect(() => {
    const { analytics, heatmap } = first.settings.features
    if (!analytics && !heatmap) return
    const started = import('./start-measuring.ts').then(({ startMeasuring }) => startMeasuring(first, referral))
    const listener = (event: Event): void => {
      const captured = captureEvent(event)
      started.then((measure) => measure(captured)).catch(() => undefined)
    }
    for (const name of eventNames) window.addEventListener(name, listener, true)
    return () => {
      for (const name of eventNames) window.removeEventListener(name, listener, true)
    }
  }, [first])
}

function captureEvent(event: Event): CapturedEvent {
  return {
    name: event.type,
    detail: event instanceof CustomEvent ? event.detail : undefined,
    more: referral(),
    search: location.search,
    keptAttempts: safeLocalStorage.getItem(storageKeys.purchaseAttempts),
  }
}

function referral(): Record<string, string> {
  return affiliationProps(safeLocalStorage, new Date())
}
