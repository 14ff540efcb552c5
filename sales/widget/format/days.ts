import type { Day } from 'base/day'
import { daysIn, localeOf } from 'base/locale'

const dayAndMonth = { day: 'numeric', month: 'long' } as const

/** `dimanche 21 février 2027`: a day that stands alone, such as one on which age counts. */
export function longDay(day: Day, lang: string): string {
  return daysIn(lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).one(day)
}

/** `21 février`: a day of the season that everybody speaks of. */
export function plainDay(day: Day, lang: string): string {
  return daysIn(lang, dayAndMonth).one(day)
}

/** `21–26 février`, or one day when both are the same. */
export function dayRange(from: Day, to: Day, lang: string): string {
  return daysWithMonths(daysIn(lang, dayAndMonth).range(from, to))
}

/** A narrow card does not tear a day from its month. */
function daysWithMonths(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00A0')
}

/** `dim. – ven.`: the weekdays that a service covers. */
export function weekdays(from: Day, to: Day, lang: string): string {
  const { one } = daysIn(lang, { weekday: 'short' })
  return from === to ? one(from) : `${one(from)} – ${one(to)}`
}

/** `Zoé, Tom et Léa` */
export function listOf(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(localeOf(lang), { type: 'conjunction' }).format(names)
}
