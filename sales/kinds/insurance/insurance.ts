import { createTranslators, formatDays } from '../../catalogue/format.ts'
import { defineKind } from '../kind.ts'
import { insuranceSource } from './catalogue-file.ts'
import { followInsured, insuranceSelection, priceInsurance, resolveInsurance } from './choice.ts'
import { askInsurance } from './questions.ts'
import { insuranceRules } from './rules.ts'
import { insuranceQuestions, insuranceRefusals, insuranceSteps } from './wording/insurance.ts'

const t = createTranslators<typeof insuranceQuestions.fr>(insuranceQuestions)

/** Covers for each person: of what is in the cart, as a part of its price, or by the day. They need no place. */
export const insurance = defineKind({
  name: 'insurance',
  lineKind: 'ASSU',
  isActivity: false,
  people: 'each',
  form: 'questions',
  source: insuranceSource,
  rules: insuranceRules,
  selection: insuranceSelection,
  steps: insuranceSteps,
  refusals: insuranceRefusals,
  poolGroups: () => [],
  resolve: resolveInsurance,
  price: priceInsurance,
  places: () => [],
  occupancy: () => undefined,
  isSame: (line, other) => line.firstDay <= other.lastDay && other.firstDay <= line.lastDay,
  describe: ({ product }, { firstDay, lastDay }, lang) => [
    'percent' in product.rules.price ? t[lang]('lines') : '',
    formatDays(firstDay, lastDay, lang),
  ],
  variant: ({ firstDay }) => (firstDay ? 'days' : 'cart'),
  meeting: () => null,
  move: ({ product }, { selection }, { from, to }) =>
    'percent' in product.rules.price ? selection : { ...selection, firstDay: from, lastDay: to },
  summarize: ({ catalogue, product: { rules }, today }) => ({
    prices: 'percent' in rules.price ? [] : [rules.price.centsPerDay],
    bookable: catalogue.seasons.some(({ lastDay }) => today <= lastDay),
    minAge: null,
    maxAge: null,
  }),
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: askInsurance,
  pricesInStay: () => [],
  follow: followInsured,
})
