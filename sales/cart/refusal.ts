import type { Failure } from 'base/errors'
import type { Values } from 'base/translate'
import type { CartRefusal } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { formatDay, createTranslators } from '../catalogue/format.ts'
import { levelName } from './cart-view.ts'
import { refusalTexts } from './wording/refusals.ts'

/**
 * The refusal of a change.
 */
export type Refusal = Failure<CartRefusal | 'key-used'>

const t = createTranslators(refusalTexts)
const dayNames = ['day', 'from', 'to'] as const

/** The sentence of a refusal: what is wrong and what to do. `catalogue` gives days, levels and places their names. */
export function sentenceOf(failure: Refusal, lang: Lang, catalogue?: Catalogue): string {
  const values: Record<string, unknown> = { ...failure.details }
  for (const name of dayNames) {
    const value = values[name]
    if (typeof value === 'string') values[name] = formatDay(value, lang)
  }
  if (catalogue && failure.message === 'level.elsewhere') Object.assign(values, elsewhere(catalogue, failure, lang))
  return t[lang](failure.message, values as Values)
}

function elsewhere(catalogue: Catalogue, { details }: Refusal, lang: Lang): Values {
  const [product, level] = [String(details?.product), String(details?.level)]
  const rules = catalogue.products.get(product)?.rules
  const meeting = rules?.sort === 'lesson' ? rules.meeting : []
  const places = meeting.filter(({ levels }) => !levels || levels.includes(level))
  return {
    level: levelName(catalogue, product, level, lang),
    places: places.map(({ at }) => catalogue.meetingPoints[at] ?? at).join(' / '),
  }
}
