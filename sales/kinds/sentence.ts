import type { Failure } from 'base/errors'
import { isRecord } from 'base/record'
import type { Values } from 'base/translate'
import { createTranslators, formatDay } from '../catalogue/format.ts'
import type { Lang } from '../catalogue/product.ts'

const dayNames = ['day', 'from', 'to'] as const

/** Sentences of failures: what is wrong and what to do. A value in four languages is said in the reader's, a day in full. */
export function createSentences(
  texts: Record<Lang, Readonly<Record<string, string>>>,
): (failure: Failure, lang: Lang) => string {
  const t = createTranslators(texts)
  return ({ message, details }, lang) => {
    const values: Record<string, unknown> = { ...details }
    for (const [name, value] of Object.entries(values)) if (isRecord(value)) values[name] = value[lang]
    for (const name of dayNames) {
      const value = values[name]
      if (typeof value === 'string') values[name] = formatDay(value, lang)
    }
    return t[lang](message, values as Values)
  }
}
