import type { AnalyticsSettings } from 'content/api/features'
import { pageChanged } from '../navigation/use-route-change.ts'
import { toAnalyticsEvent, pageview } from './event.ts'
import type { TrackedEvent } from './event.ts'
import { endpointOf, send } from './send.ts'

type Surroundings = {
  /** Whether this visitor may be counted now. */
  mayCount: () => boolean
  /** Calls the listener when that may have changed. */
  onChoice: (changed: () => void) => void
  /** Properties of every page view of this visitor. */
  moreProps: () => Record<string, string>
}

/** Counts every page view once from now on. Returns a function that counts any other event. */
export function startAnalytics(
  settings: AnalyticsSettings,
  { mayCount, onChoice, moreProps }: Surroundings,
): (event: TrackedEvent) => void {
  const endpoint = endpointOf(settings)
  let viewed = false

  const count = (event: TrackedEvent): boolean => {
    if (!mayCount()) return false
    send(endpoint, toAnalyticsEvent(settings.domain, event, { href: location.href, referrer: document.referrer }))
    return true
  }
  const view = (): void => {
    viewed ||= count({ name: pageview, props: moreProps() })
  }
  const viewNext = (): void => {
    viewed = false
    view()
  }
  view()
  onChoice(view)
  window.addEventListener(pageChanged, viewNext)
  // A page that comes back from the browser's back/forward cache is viewed again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && viewNext())
  return count
}
