import type { Day } from 'base/day'
import { localeOf } from 'base/locale'

const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`)

/** `dimanche 21 février 2027`: a day that stands alone, such as one on which age counts. */
export function longDay(day: Day, lang: string): string {
  return format(lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(noon(day))
}

/** `21 février`: a day of the season that everybody speaks of. */
export function plainDay(day: Day, lang: string): string {
  return format(lang, { day: 'numeric', month: 'long' }).format(noon(day))
}

/** `21–26 février`, or one day when both are the same. */
export function dayRange(from: Day, to: Day, lang: string): string {
  return daysWithMonths(format(lang, { day: 'numeric', month: 'long' }).formatRange(noon(from), noon(to)))
}

/** A narrow card does not tear a day from its month. */
function daysWithMonths(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00A0')
}

/** `dim. – ven.`: the weekdays that a service covers. */
export function weekdays(from: Day, to: Day, lang: string): string {
  const name = format(lang, { weekday: 'short' })
  return from === to ? name.format(noon(from)) : `${name.format(noon(from))} – ${name.format(noon(to))}`
}

/** `Zoé, Tom et Léa` */
export function listOf(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(localeOf(lang), { type: 'conjunction' }).format(names)
}

function format(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' })
}
