import type { AnalyticsSettings } from 'content/api/features'
import { eventPath } from './event.ts'
import type { AnalyticsEvent } from './event.ts'

/** Where a browser sends events: to this site, or to the service itself. */
export function endpointOf({ throughSite, origin }: AnalyticsSettings): string {
  return throughSite ? eventPath : `${origin}${eventPath}`
}

/**
 * Hands an event to the browser, which sends it in its own time, also after the page has gone; nobody waits for the answer.
 * Through this site a service that is down is seen neither by the page nor in the console (CALL-2). What a service itself refuses
 * to a browser, the browser writes into its console: no script can keep it from that.
 */
export function send(endpoint: string, event: AnalyticsEvent): void {
  try {
    navigator.sendBeacon(endpoint, JSON.stringify(event))
  } catch {
    // What cannot be sent is not counted.
  }
}
