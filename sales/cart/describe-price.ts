import type { Quote } from '../api/offers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { formatSteps } from '../pricing/format-steps.ts'
import type { PriceDerivation, PriceDerivationStep } from '../store/column-types.ts'
import type { Line } from './cart.ts'
import { kindOfLine } from './kind-line.ts'

type PricedThing = Pick<Line, 'product' | 'selection'> & { derivation: PriceDerivation }

/** How a price came about, as people read it: its steps, and the age that counted. */
export function describePrice(
  catalogue: Catalogue,
  line: PricedThing,
  steps: readonly PriceDerivationStep[],
  lang: Lang,
): Omit<Quote, 'priceCents'> {
  const { kind, context } = kindOfLine(catalogue, line)
  const { ageCategory = '', age = null, ageDay = null } = line.derivation
  const values = (step: PriceDerivationStep, reader: Lang) => kind.stepValues?.(context.product, step, reader) ?? {}
  return {
    steps: formatSteps(catalogue, { texts: kind.steps, values }, steps, lang),
    ageCategory: kind.ageLabel?.(context.product, ageCategory, lang) ?? '',
    age,
    ageDay,
  }
}
