import type { Day } from 'base/day'
import type { SiteSettings } from 'content/api/page'
import type { StayQuery } from './stay-query.ts'

export type Stay = { from: Day; to: Day }
/** Why there is no stay: a date is missing, the dates are reversed, past, or outside the season. */
export type StayProblem = 'missing' | 'order' | 'past' | 'out-of-season'

export type ResolvedStay = {
  /** The bookable days of the request. */
  stay?: Stay
  problem?: StayProblem
}

/** Clips the requested dates to today (in the time zone of the resort) and the season. */
export function resolveStay(
  { from, to }: Pick<StayQuery, 'from' | 'to'>,
  today: Day,
  season: SiteSettings['season'],
): ResolvedStay {
  if (from === '' || to === '') return { problem: 'missing' }
  if (to < from) return { problem: 'order' }
  if (to < today) return { problem: 'past' }
  const first = latest(from, today, season?.start ?? from)
  const last = season && season.end < to ? season.end : to
  return first > last ? { problem: 'out-of-season' } : { stay: { from: first, to: last } }
}

function latest(...days: [Day, ...Day[]]): Day {
  return days.reduce((one, other) => (other > one ? other : one))
}
