import type { AnalyticsSettings } from 'content/api/features'
import { eventPath } from './event.ts'
import type { AnalyticsEvent } from './event.ts'

/** Where a browser sends events: to this site, or to the service itself. */
export function endpointOf({ throughSite, origin }: AnalyticsSettings): string {
  return throughSite ? eventPath : `${origin}${eventPath}`
}

/**
 * Sends an event by a beacon, also while the page is unloaded; the response is ignored. Through this site, a service that is down is
 * noticed neither by the page nor in the console (CALL-2). A request that the service itself refuses is logged in the console by the
 * browser, which no script can prevent.
 */
export function send(endpoint: string, event: AnalyticsEvent): void {
  try {
    navigator.sendBeacon(endpoint, JSON.stringify(event))
  } catch {
    // An event that cannot be sent is not counted.
  }
}
