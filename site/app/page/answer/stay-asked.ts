import type { Day } from 'base/day'
import type { SiteSettings } from 'content/api/page'
import type { Question } from './question.ts'

export type Stay = { from: Day; to: Day }
/** Why nothing can be said about days: one is missing, they are the wrong way round, over, or outside of the season. */
export type StayProblem = 'missing' | 'order' | 'past' | 'out-of-season'

export type StayAsked = {
  /** The days on which there is something to book: those asked for, as far as they lie ahead and in the season. */
  stay?: Stay
  problem?: StayProblem
}

/** What the days of a question come to. `today` is the resort's. */
export function stayAsked(
  { from, to }: Pick<Question, 'from' | 'to'>,
  today: Day,
  season: SiteSettings['season'],
): StayAsked {
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
