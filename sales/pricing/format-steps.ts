import type { PriceStep } from '../api/offers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { createTranslators } from '../catalogue/format.ts'
import type { PriceDerivationStep } from '../store/column-types.ts'
import { stepTexts } from './wording/steps.ts'

const t = createTranslators(stepTexts)

/** The steps of a price as people read them, for a product of the catalogue. */
export function formatSteps(
  catalogue: Catalogue,
  product: string,
  steps: readonly PriceDerivationStep[],
  lang: Lang,
): PriceStep[] {
  return steps.map(({ cents, step, ...values }) => ({
    label: t[lang](step, { ...values, ...labelsOf(catalogue, product, { age: '', period: '', ...values }, lang) }),
    cents,
  }))
}

function labelsOf(
  catalogue: Catalogue,
  product: string,
  values: { age: string; period: string },
  lang: Lang,
): Record<string, string> {
  return {
    ...(values.age && { age: ageLabel(catalogue, product, values.age, lang) }),
    ...(values.period && { period: periodLabel(catalogue, values.period, lang) }),
  }
}

/** The name of an age category of a pass; of a lesson there is none. */
export function ageLabel(catalogue: Catalogue, product: string, code: string, lang: Lang): string {
  const rules = catalogue.products.get(product)?.rules
  const category = rules?.sort === 'pass' ? rules.ages.find((one) => one.code === code) : undefined
  return category?.label[lang] ?? ''
}

/** The name of a high-season period, or of the low season. */
function periodLabel(catalogue: Catalogue, code: string, lang: Lang): string {
  const period = catalogue.seasons.flatMap(({ periods }) => periods).find((one) => one.code === code)
  return (period?.label ?? catalogue.lowSeason)[lang]
}
