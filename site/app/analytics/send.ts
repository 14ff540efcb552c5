import type { AnalyticsSettings } from 'content/api/features'
import { eventPath } from './event.ts'
import type { AnalyticsEvent } from './event.ts'

/** Where a browser sends events: to this site, or to the service itself. */
export function endpointOf({ throughSite, origin }: AnalyticsSettings): string {
  return throughSite ? eventPath : `${origin}${eventPath}`
}

/**
 * Hands an event to the browser, which sends it in its own time, also after the page has gone. A beacon's answer is nobody's:
 * a service that is down, slow or answers 500 is seen neither by the page nor in the console (CALL-2).
 */
export function send(endpoint: string, event: AnalyticsEvent): void {
  try {
    navigator.sendBeacon(endpoint, JSON.stringify(event))
  } catch {
    // What cannot be sent is not counted.
  }
}
