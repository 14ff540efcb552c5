import type { Failure } from 'base/errors'
import type { CartRefusal } from '../api/cart.ts'
import type { Lang } from '../catalogue/product.ts'
import { kinds } from '../kinds/kinds.ts'
import { createSentences } from '../kinds/sentence.ts'
import { refusalTexts } from './wording/refusals.ts'

/**
 * The refusal of a change.
 */
export type Refusal = Failure<CartRefusal | 'key-used'>

/** The sentences of all kinds, and those of the cart. */
function allTexts(lang: Lang): Record<string, string> {
  return Object.assign({}, ...kinds.map(({ refusals }) => refusals[lang]), refusalTexts[lang])
}

/** The sentence of a refusal: what is wrong and what to do. */
export const sentenceOf: (failure: Refusal, lang: Lang) => string = createSentences({
  fr: allTexts('fr'),
  en: allTexts('en'),
  es: allTexts('es'),
  nl: allTexts('nl'),
})
