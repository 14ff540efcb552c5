import type { Day } from 'base/day'
import { daysIn } from 'base/locale'
import { createTranslate } from 'base/translate'
import type { Texts, Translate } from 'base/translate'
import type { Lang } from './product.ts'

/** One translate function a language for a folder's texts; made once, when the module is loaded. */
export function createTranslators<Table extends Texts = Texts>(
  texts: Record<Lang, Readonly<Record<keyof Table & string, string>>>,
): Record<Lang, Translate<Table>> {
  return {
    fr: createTranslate<Table>('fr', texts.fr),
    en: createTranslate<Table>('en', texts.en),
    es: createTranslate<Table>('es', texts.es),
    nl: createTranslate<Table>('nl', texts.nl),
  }
}

/** Keeps together what a narrow line would tear apart: an hour from its minutes, a dash from what is before it. */
const noBreakSpace = '\u00A0'

/** A time such as `9:15-11:45` as the language writes it: `9 h 15 – 11 h 45` in French. */
export function formatTime(time: string, lang: Lang): string {
  const hours = time
    .split('-')
    .map((one) => formatHour(one, lang))
    .join(`${noBreakSpace}– `)
  return lang === 'nl' ? `${hours}${noBreakSpace}uur` : hours
}

function formatHour(hour: string, lang: Lang): string {
  const [hours = '', minutes = ''] = hour.split(':')
  if (lang === 'fr') return [hours, 'h', ...(minutes === '00' ? [] : [minutes])].join(noBreakSpace)
  return lang === 'nl' ? `${hours}.${minutes}` : hour
}

const dayFormats = {
  fr: dayFormat('fr'),
  en: dayFormat('en'),
  es: dayFormat('es'),
  nl: dayFormat('nl'),
}

function dayFormat(lang: Lang) {
  return daysIn(lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** A day in full: `dimanche 20 décembre 2026`. */
export function formatDay(day: Day, lang: Lang): string {
  return normalizeSpaces(dayFormats[lang].one(day), lang)
}

/** From one day to another: `zondag 20 – vrijdag 25 december 2026`. One day when they are the same. */
export function formatDays(from: Day, to: Day, lang: Lang): string {
  const key = `${from} ${to} ${lang}`
  const known = ranges.get(key)
  if (known !== undefined) return known
  const text = normalizeSpaces(rangeIn(lang, from, to), lang)
  if (ranges.size >= maxRanges) ranges.clear()
  ranges.set(key, text)
  return text
}

/** In English and Spanish the formatter repeats the month: `Sunday 20 December – Friday 25 December 2026`. */
function rangeIn(lang: Lang, from: Day, to: Day): string {
  const sameMonth = from !== to && from.slice(0, 7) === to.slice(0, 7)
  const short = lang === 'en' || lang === 'es' ? weekdayFormats[lang] : undefined
  return sameMonth && short
    ? `${short.one(from)} – ${dayFormats[lang].one(to).replace(',', '')}`
    : dayFormats[lang].range(from, to)
}

const weekdayFormats = {
  en: daysIn('en', { weekday: 'long', day: 'numeric' }),
  es: daysIn('es', { weekday: 'long', day: 'numeric' }),
}

/** Ranges formatted before: carts repeat the same weeks, and formatting one takes longer than the rest of a cart. */
const ranges = new Map<string, string>()
const maxRanges = 10_000

/** The formatter's narrow spaces and, in English, its commas after weekdays are not how we write. */
function normalizeSpaces(text: string, lang: Lang): string {
  const spaced = text.replaceAll(/[\u2009\u202F]/gu, ' ')
  return lang === 'en' ? spaced.replaceAll(',', '') : spaced
}
