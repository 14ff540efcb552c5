import { addDays, daysBetween, firstWeekday, weekdayOf } from 'base/day'
import { createTranslators, formatDays } from '../../catalogue/format.ts'
import { defineKind } from '../kind.ts'
import { quotationSource } from './catalogue-file.ts'
import { priceQuotation, quotationSelection, resolveQuotation } from './choice.ts'
import { askQuotation } from './questions.ts'
import { quotationRules } from './rules.ts'
import { quotationLineTexts, quotationRefusals, quotationSteps } from './wording/quotation.ts'

const t = createTranslators<typeof quotationLineTexts.fr>(quotationLineTexts)

/** Requests that the merchant prices by hand: dates, people, a wish and a phone. They cost nothing and need no place. */
export const quotation = defineKind({
  name: 'quotation',
  lineKind: 'ESF_CUSTOM',
  isActivity: true,
  people: 'none',
  form: 'questions',
  isRequest: true,
  source: quotationSource,
  rules: quotationRules,
  selection: quotationSelection,
  steps: quotationSteps,
  refusals: quotationRefusals,
  poolGroups: () => [],
  resolve: resolveQuotation,
  price: priceQuotation,
  places: () => [],
  occupancy: () => undefined,
  isSame: ({ selection: one }, { selection: other }) =>
    one.from === other.from && one.to === other.to && one.wish === other.wish,
  describe: (_, { selection, firstDay, lastDay }, lang) => [
    formatDays(firstDay, lastDay, lang),
    t[lang]('people', { count: selection.count }),
    t[lang]('answer'),
  ],
  variant: () => '',
  meeting: () => null,
  /** To the same weekday, for as long. */
  move: (_, { selection }, stay) => {
    const from = firstWeekday(weekdayOf(selection.from), stay.from)
    const to = addDays(from, daysBetween(selection.from, selection.to))
    return to <= stay.to ? { ...selection, from, to } : undefined
  },
  summarize: ({ catalogue, today }) => ({
    prices: [],
    bookable: catalogue.seasons.some(({ lastDay }) => lastDay > today),
    minAge: null,
    maxAge: null,
  }),
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: askQuotation,
  pricesInStay: () => [],
})
