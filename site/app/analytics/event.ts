/** An event before it is converted to the protocol's form. */
export type TrackedEvent = {
  name: string
  props?: Readonly<Record<string, string | number | undefined>>
  revenue?: Revenue
}
/** An amount in units of its currency, such as 12.5 EUR. */
export type Revenue = { amount: number; currency: string }

/** The page's URL and its referrer. */
export type PageLocation = { href: string; referrer: string }

/** One event in the protocol of Plausible (`POST /api/event`). */
export type AnalyticsEvent = {
  domain: string
  name: string
  url: string
  referrer?: string
  props?: Record<string, string>
  revenue?: Revenue
}

/** The path of a service's events, and of this site's proxy for it. */
export const eventPath = '/api/event'
/** The name of a page view's event. */
export const pageview = 'pageview'

/** Limits of the protocol; lengths in bytes. */
export const limits = { name: 120, url: 2000, props: 30, propName: 300, propValue: 2000 } as const

/** Parameters that identify a campaign; all others may identify a person, a cart or an order. */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'ref', 'source']

/** An event as it is sent: within the limits. */
export function toAnalyticsEvent(
  domain: string,
  { name, props = {}, revenue }: TrackedEvent,
  { href, referrer }: PageLocation,
): AnalyticsEvent {
  const fitted = fittedProps(props)
  return {
    domain,
    name: truncateBytes(name, limits.name),
    url: truncateBytes(publicAddress(href), limits.url),
    ...(referrer && { referrer: truncateBytes(publicAddress(referrer), limits.url) }),
    ...(Object.keys(fitted).length > 0 && { props: fitted }),
    ...(revenue && { revenue }),
  }
}

function fittedProps(props: NonNullable<TrackedEvent['props']>): Record<string, string> {
  const filled = Object.entries(props).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(
    filled
      .slice(0, limits.props)
      .map(([key, value]) => [truncateBytes(key, limits.propName), truncateBytes(String(value), limits.propValue)]),
  )
}

/** The address without its fragment, with only the campaign parameters of its query. */
function publicAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, searchParams } = new URL(address)
  const kept = new URLSearchParams([...searchParams].filter(([key]) => campaignParameters.includes(key)))
  return `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`
}

/** The beginning of a text that takes at most so many bytes, cut between two characters. */
function truncateBytes(text: string, bytes: number): string {
  const room = new Uint8Array(bytes)
  return text.slice(0, new TextEncoder().encodeInto(text, room).read)
}
