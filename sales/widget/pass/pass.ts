import { addDays, daysBetween } from 'base/day'
import type { Day } from 'base/day'
import type { Offer } from '../../api/offers.ts'
import type { Stay } from '../api-client/endpoints.ts'
import { plainDay } from '../format/days.ts'

export type PassRules = NonNullable<Offer['pass']>
/** What somebody has chosen of a pass so far. */
export type PassChoice = { people: readonly string[]; firstDay: Day; days?: number }
export type MissingOfPass = 'people' | 'first-day' | 'outside' | 'days' | 'too-long'

/** A pass for the whole season leaves nothing to choose: one duration, and one day on which it begins. */
export function isSeasonPass({ durations, firstDay, lastDay }: PassRules): boolean {
  return durations.length === 1 && firstDay === lastDay
}

/** Where a choice begins: on the first day of the stay that is in the season, for as long as the stay allows. */
export function firstChoice(rules: PassRules, stay: Stay | undefined): PassChoice {
  const [only] = rules.durations
  if (isSeasonPass(rules)) return { people: [], firstDay: rules.firstDay, days: only?.days }
  const inSeason = stay && stay.from <= rules.lastDay && stay.to >= rules.firstDay
  if (!inSeason) return { people: [], firstDay: '' }
  const firstDay = stay.from < rules.firstDay ? rules.firstDay : stay.from
  return { people: [], firstDay, days: longest(rules, Math.min(6, daysBetween(firstDay, stay.to) + 1)) }
}

function longest({ durations }: PassRules, days: number): number | undefined {
  return durations.map((one) => one.days).findLast((one) => one <= days)
}

/** What is still to be chosen, or to be changed. */
export function missingOfPass(choice: PassChoice, rules: PassRules): MissingOfPass | undefined {
  const { people, firstDay, days } = choice
  if (people.length === 0) return 'people'
  if (!firstDay) return 'first-day'
  if (firstDay < rules.firstDay || firstDay > rules.lastDay) return 'outside'
  if (days === undefined) return 'days'
  return !isSeasonPass(rules) && lastDayOf(choice) > rules.lastDay ? 'too-long' : undefined
}

/** First and last day of the season, as words for the texts of this form. */
export function seasonIn({ firstDay, lastDay }: PassRules, lang: string): { from: string; to: string } {
  return { from: plainDay(firstDay, lang), to: plainDay(lastDay, lang) }
}

/** The last day on which a pass is valid. */
export function lastDayOf({ firstDay, days = 1 }: Pick<PassChoice, 'firstDay' | 'days'>): Day {
  return addDays(firstDay, days - 1)
}
