import { daysIn } from 'base/locale'
import { createTranslate } from 'base/translate'
import type { PlainKey, Translate as TranslateOf } from 'base/translate'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type WordingKey = keyof typeof fr
/** Keys of labels without values. */
export type PlainWordingKey = PlainKey<typeof fr>
export type Wording = Record<WordingKey, string>
export type Translate = TranslateOf<typeof fr>

/** The editor's language, French or English: the first that the browser prefers, else the page's, else English. */
export function interfaceLang(preferred: readonly string[], pageLang: string): 'fr' | 'en' {
  const known = [...preferred, pageLang].map((lang) => lang.slice(0, 2).toLowerCase())
  return known.find((lang) => lang === 'fr' || lang === 'en') === 'fr' ? 'fr' : 'en'
}

export function translateIn(lang: 'fr' | 'en'): Translate {
  return createTranslate<typeof fr>(lang, lang === 'fr' ? fr : en)
}

/** The message for a refusal of the server, in the editor's language. */
export function refusalOf(reason: string | undefined, t: Translate): string {
  const key = `refusal.${reason}`
  return t(key in fr ? (key as PlainWordingKey) : 'refusal.other')
}

/** A time of the day as the reader's clock shows it. `instant` is ISO. */
export function timeOf(instant: string, lang: 'fr' | 'en'): string {
  return new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(new Date(instant))
}

/** A range of days as one writes it; both ends belong to it. */
export function rangeOf(from: string, to: string, lang: 'fr' | 'en'): string {
  return daysIn(lang, { dateStyle: 'medium' }).range(from, to)
}
