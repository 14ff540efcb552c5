import type { Day } from '../day/day.ts'

/** The manner in which a language of ours writes days, numbers and money. The English of the Alps is British. */
export function localeOf(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang
}

/** Writes days (`YYYY-MM-DD`) as a language does, the same in every time zone: in French a month begins on its `1er`. */
export function daysIn(lang: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' })
  const first = lang === 'fr' ? '1er' : '1'
  const write = (parts: readonly Intl.DateTimeFormatPart[]): string =>
    parts.map(({ type, value }) => (type === 'day' && value === '1' ? first : value)).join('')
  return {
    one: (day: Day): string => write(format.formatToParts(noonOf(day))),
    range: (from: Day, to: Day): string => write(format.formatRangeToParts(noonOf(from), noonOf(to))),
  }
}

function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`)
}
