import { daysIn } from 'base/locale'
import { createTranslate } from 'base/translate'
import type { Translate } from 'base/translate'
import { en } from './wording/en.ts'
import { es } from './wording/es.ts'
import { fr } from './wording/fr.ts'
import { nl } from './wording/nl.ts'

const texts = { fr, en, es, nl }

export type MailTranslate = Translate<typeof en>

/** The words of mails in a language; English when we do not speak it. */
export function mailTranslate(lang: string): MailTranslate {
  return createTranslate<typeof en>(lang, texts[lang as keyof typeof texts] ?? en)
}

/** A day as a letter writes it: "dimanche 20 décembre 2026". */
export function longDay(day: string, lang: string): string {
  return daysIn(lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).one(day)
}
