import type { PriceStep } from '../api/offers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { createTranslators } from '../catalogue/format.ts'
import type { Lang } from '../catalogue/product.ts'
import type { PriceDerivationStep } from '../store/column-types.ts'
import { stepTexts } from './wording/steps.ts'

/** What the steps of a kind are called, and the values in their labels as a reader's words. */
export type StepLabels = {
  texts: Record<Lang, Readonly<Record<string, string>>>
  values: (step: PriceDerivationStep, lang: Lang) => Record<string, string | undefined>
}

const translators = new WeakMap<StepLabels['texts'], ReturnType<typeof createTranslators>>()

/** One translate function a kind and language, for its own steps and for those that several kinds have. */
function translatorsOf(texts: StepLabels['texts']): ReturnType<typeof createTranslators> {
  const known = translators.get(texts)
  if (known) return known
  const made = createTranslators({
    fr: { ...stepTexts.fr, ...texts.fr },
    en: { ...stepTexts.en, ...texts.en },
    es: { ...stepTexts.es, ...texts.es },
    nl: { ...stepTexts.nl, ...texts.nl },
  })
  translators.set(texts, made)
  return made
}

/** The steps of a price as people read them. */
export function formatSteps(
  catalogue: Catalogue,
  { texts, values }: StepLabels,
  steps: readonly PriceDerivationStep[],
  lang: Lang,
): PriceStep[] {
  const t = translatorsOf(texts)[lang]
  return steps.map((one) => {
    const { cents, step, ...codes } = one
    const period = typeof codes.period === 'string' && { period: periodLabel(catalogue, codes.period, lang) }
    return { label: t(step, { ...codes, ...period, ...values(one, lang) }), cents }
  })
}

/** The name of a high-season period, or of the low season. */
function periodLabel(catalogue: Catalogue, code: string, lang: Lang): string {
  const period = catalogue.seasons.flatMap(({ periods }) => periods).find((one) => one.code === code)
  return (period?.label ?? catalogue.lowSeason)[lang]
}
