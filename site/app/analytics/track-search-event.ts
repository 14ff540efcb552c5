import type { TrackedEvent } from './event.ts'
import type { SearchEventDetail } from './search-event.ts'

const names = { search: 'search', 'search-failed': 'search failed', 'search-cancelled': 'search cancelled' } as const

/** An event of a search, as analytics counts it; undefined for anything else that was dispatched under its name. */
export function trackSearchEvent(detail: unknown): TrackedEvent | undefined {
  if (!isSearch(detail)) return undefined
  const { name, terms, destination } = detail
  return { name: names[name], props: { terms: withoutPersonalData(terms), destination } }
}

function isSearch(detail: unknown): detail is SearchEventDetail {
  if (typeof detail !== 'object' || detail === null) return false
  const { name, terms, destination } = detail as Record<string, unknown>
  return (
    Object.hasOwn(names, String(name)) &&
    typeof terms === 'string' &&
    ['string', 'undefined'].includes(typeof destination)
  )
}

/** A text without what looks like an e-mail address or a telephone number. */
function withoutPersonalData(text: string): string {
  return text.replaceAll(/[^\s@|]+@[^\s@|]+/g, '(e-mail)').replaceAll(/\+?\d(?:[\s().-]{0,2}\d){8,}/g, '(phone)')
}
