import { isRecord } from 'base/record'
import type { Failure } from 'base/errors'
import type { Values } from 'base/translate'
import type { CartRefusal } from '../api/cart.ts'
import type { Lang } from '../catalogue/product.ts'
import { formatDay, createTranslators } from '../catalogue/format.ts'
import { kinds } from '../kinds/kinds.ts'
import { refusalTexts } from './wording/refusals.ts'

/**
 * The refusal of a change.
 */
export type Refusal = Failure<CartRefusal | 'key-used'>

const t = createTranslators({
  fr: allTexts('fr'),
  en: allTexts('en'),
  es: allTexts('es'),
  nl: allTexts('nl'),
})

/** The sentences of all kinds, and those of the cart. */
function allTexts(lang: Lang): Record<string, string> {
  return Object.assign({}, ...kinds.map(({ refusals }) => refusals[lang]), refusalTexts[lang])
}

const dayNames = ['day', 'from', 'to'] as const

/** The sentence of a refusal: what is wrong and what to do. Of a value in four languages it says the reader's. */
export function sentenceOf(failure: Refusal, lang: Lang): string {
  const values: Record<string, unknown> = { ...failure.details }
  for (const [name, value] of Object.entries(values)) if (isRecord(value)) values[name] = value[lang]
  for (const name of dayNames) {
    const value = values[name]
    if (typeof value === 'string') values[name] = formatDay(value, lang)
  }
  return t[lang](failure.message, values as Values)
}
