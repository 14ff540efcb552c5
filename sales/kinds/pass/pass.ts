import { daysBetween } from 'base/day'
import { createTranslators, formatDays } from '../../catalogue/format.ts'
import type { Lang, Product } from '../../catalogue/product.ts'
import { defineKind } from '../kind.ts'
import { passSource } from './catalogue-file.ts'
import { passSelection, pricePass, resolvePass } from './choice.ts'
import { familyReductions } from './family-price.ts'
import { describePassOffer, passPricesInStay, summarizePass } from './offer.ts'
import { passRules } from './rules.ts'
import type { PassRules } from './rules.ts'
import { durationTexts } from './wording/durations.ts'
import { passRefusals, passSteps } from './wording/pass.ts'

const t = createTranslators<typeof durationTexts.fr>(durationTexts)

/** The longest pass whose number of days is worth saying; a longer one is a season's. */
const longestCountedDays = 31

const minutesPerDay = 24 * 60

/** Lift passes: one for each participant, by age and length. They need no place. */
export const pass = defineKind({
  name: 'pass',
  lineKind: 'LIFT',
  travelService: 'other',
  isActivity: false,
  people: 'each',
  form: 'pass',
  source: passSource,
  rules: passRules,
  selection: passSelection,
  steps: passSteps,
  refusals: passRefusals,
  poolGroups: () => [],
  resolve: resolvePass,
  price: pricePass,
  places: () => [],
  occupancy: (_, { firstDay, lastDay }) => ({ purpose: 'lift-access', firstDay, lastDay, from: 0, to: minutesPerDay }),
  isSame: (line, other) => line.firstDay <= other.lastDay && other.firstDay <= line.lastDay,
  describe({ product }, { selection, firstDay, lastDay, derivation }, lang) {
    const isCounted = firstDay !== lastDay && selection.days <= longestCountedDays
    return [
      formatDays(firstDay, lastDay, lang),
      isCounted ? t[lang]('days', { days: selection.days }) : '',
      ageLabel(product, derivation.ageCategory ?? '', lang),
    ]
  },
  variant: ({ days }) => `${days}d`,
  meeting: () => null,
  move: ({ product }, { selection }, { from, to }) => {
    if (product.rules.wholeSeason) return selection
    return selection.days <= daysBetween(from, to) + 1 ? { ...selection, firstDay: from } : undefined
  },
  summarize: summarizePass,
  describeOffer: describePassOffer,
  pricesInStay: passPricesInStay,
  stepValues: (product, { age }, lang) => (typeof age === 'string' ? { age: ageLabel(product, age, lang) } : {}),
  ageLabel,
  reductions: familyReductions,
})

function ageLabel({ rules }: Product<PassRules>, code: string, lang: Lang): string {
  return rules.ages.find((one) => one.code === code)?.label[lang] ?? ''
}
