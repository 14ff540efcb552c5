import { ruleOf } from './codes.ts'
import type { CodeGroup } from './codes.ts'
import { en } from './wording/en.ts'
import { es } from './wording/es.ts'
import { fr } from './wording/fr.ts'
import { nl } from './wording/nl.ts'

const sentences: Record<string, Record<CodeGroup, string>> = { fr, en, es, nl }

/** The buyer's message for a code, in the buyer's language (English when we do not speak it). */
export function sentenceFor(code: string, lang: string): string {
  return (sentences[lang] ?? en)[ruleOf(code).group]
}
