import type { Day } from '../day/day.ts'

/** The locale that formats days, numbers and money of a language. The English of the Alps is British. */
export function localeOf(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang
}

type DayFormat = { one: (day: Day) => string; range: (from: Day, to: Day) => string }

/**
 * Writes days (`YYYY-MM-DD`) as a language does, the same in every time zone: in French a month begins on its `1er`.
 * Formats are made once for each language and `options`: making one takes a hundred times as long as using it.
 */
export function daysIn(lang: string, options: Intl.DateTimeFormatOptions): DayFormat {
  const key = `${lang} ${JSON.stringify(options)}`
  const known = dayFormats.get(key)
  if (known) return known
  const made = makeDayFormat(lang, options)
  dayFormats.set(key, made)
  return made
}

const dayFormats = new Map<string, DayFormat>()

function makeDayFormat(lang: string, options: Intl.DateTimeFormatOptions): DayFormat {
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
