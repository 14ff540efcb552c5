import { daysBetween, mondayOf } from 'base/day'
import type { Day } from 'base/day'
import type { Stay } from 'contracts/widget/stay'

/** First and last day of a winter. */
export type Season = { start: Day; end: Day }
/** A week of a winter: its Monday, and how many weeks it lies after the one with 25 December. */
export type SeasonWeek = { monday: Day; number: number }

/** The week that a day lies in (STAY-5). */
export function seasonWeek(day: Day): SeasonWeek {
  const monday = mondayOf(day)
  const reference = mondayOf(`${winterOf(monday)}-12-25`)
  return { monday, number: daysBetween(reference, monday) / 7 }
}

/** The stay for a season product (STAY-3): from today, or from its start when today is outside. */
export function seasonStay({ start, end }: Season, today: Day): Stay {
  const isInside = start <= today && today <= end
  return { from: isInside ? today : start, to: end }
}

/** The year in which the winter of a day begins; winters change in the middle of summer. */
function winterOf(day: Day): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)
}
