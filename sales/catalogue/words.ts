import type { Day } from 'base/day'
import { daysIn } from 'base/locale'
import { createTranslate } from 'base/translate'
import type { Translate } from 'base/translate'
import type { Lang } from './product.ts'

/** A room's texts as one translating function a language; made once, when the room is loaded. */
export function speakers(texts: Record<Lang, Record<string, string>>): Record<Lang, Translate> {
  return {
    fr: createTranslate('fr', texts.fr),
    en: createTranslate('en', texts.en),
    es: createTranslate('es', texts.es),
    nl: createTranslate('nl', texts.nl),
  }
}

/** Keeps together what a narrow line would tear apart: an hour from its minutes, a dash from what is before it. */
const together = '\u00A0'

/** A time such as `9:15-11:45` as the language writes it: `9 h 15 – 11 h 45` in French. */
export function timeText(time: string, lang: Lang): string {
  const hours = time
    .split('-')
    .map((one) => hourText(one, lang))
    .join(`${together}– `)
  return lang === 'nl' ? `${hours}${together}uur` : hours
}

function hourText(hour: string, lang: Lang): string {
  const [hours = '', minutes = ''] = hour.split(':')
  if (lang === 'fr') return [hours, 'h', ...(minutes === '00' ? [] : [minutes])].join(together)
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
export function dayText(day: Day, lang: Lang): string {
  return plain(dayFormats[lang].one(day), lang)
}

/** From one day to another: `zondag 20 – vrijdag 25 december 2026`. One day when they are the same. */
export function daysText(from: Day, to: Day, lang: Lang): string {
  const key = `${from} ${to} ${lang}`
  const known = ranges.get(key)
  if (known !== undefined) return known
  const text = plain(dayFormats[lang].range(from, to), lang)
  if (ranges.size >= maxRanges) ranges.clear()
  ranges.set(key, text)
  return text
}

/** Everybody buys the same weeks, and putting one into words takes longer than all else that a cart needs. */
const ranges = new Map<string, string>()
const maxRanges = 10_000

/** The formatter's narrow spaces and, in English, its commas after weekdays are not how we write. */
function plain(text: string, lang: Lang): string {
  const spaced = text.replaceAll(/[\u2009\u202F]/gu, ' ')
  return lang === 'en' ? spaced.replaceAll(',', '') : spaced
}
