import { minutesOf } from '../../catalogue/clock-time.ts'
import { createTranslators, formatDay, formatTime } from '../../catalogue/format.ts'
import type { Lang } from '../../catalogue/product.ts'
import { defineKind } from '../kind.ts'
import type { ProductContext } from '../kind.ts'
import { transferSource } from './catalogue-file.ts'
import { legsOf, placesOfTransfer, priceTransfer, resolveTransfer, transferSelection } from './choice.ts'
import type { TransferSelection } from './choice.ts'
import { summarizeTransfer, transferPricesInStay } from './offer.ts'
import { askTransfer, groupsAskedAbout } from './questions.ts'
import { transferRules } from './rules.ts'
import type { TransferRules } from './rules.ts'
import { transferLineTexts, transferRefusals, transferSteps } from './wording/transfer.ts'

const t = createTranslators<typeof transferLineTexts.fr>(transferLineTexts)

/** Transfers between a station or airport and the village: a seat for everybody in shared shuttles, or a private vehicle. */
export const transfer = defineKind({
  name: 'transfer',
  lineKind: 'TRANSFER',
  travelService: 'transport',
  isActivity: false,
  people: 'all',
  form: 'questions',
  source: transferSource,
  rules: transferRules,
  selection: transferSelection,
  steps: transferSteps,
  refusals: transferRefusals,
  poolGroups: (product, asked) => (asked ? groupsAskedAbout(product, asked) : []),
  resolve: resolveTransfer,
  price: priceTransfer,
  places: placesOfTransfer,
  occupancy(context, { selection }) {
    const minutes = placeOf(context, selection)?.minutes ?? 0
    return legsOf(selection).map(({ day, time }) => {
      const from = minutesOf(time)
      return { purpose: 'attendance', firstDay: day, lastDay: day, from, to: from + minutes }
    })
  },
  isSame: ({ selection: one }, { selection: other }) =>
    legsOf(one).some((leg) =>
      legsOf(other).some(({ direction, day }) => direction === leg.direction && day === leg.day),
    ),
  describe(context, { selection }, lang) {
    const rides = legsOf(selection).map(({ direction, day, time }) =>
      t[lang](`ride-${direction}`, { day: formatDay(day, lang), time: formatTime(time, lang) }),
    )
    const seats = (['babySeats', 'boosters', 'skiBags'] as const).flatMap((id) => {
      const count = selection[id] ?? 0
      return count > 0 ? [t[lang](id, { count })] : []
    })
    return [...rides, placeOf(context, selection)?.name[lang] ?? selection.place, t[lang](selection.vehicle), ...seats]
  },
  variant: ({ direction, vehicle }) => `${direction} ${vehicle}`,
  meeting(context, { selection }, lang) {
    const isThere = selection.direction === 'from'
    const place = isThere ? selection.address : (placeOf(context, selection)?.name[lang] ?? '')
    return { place, time: formatTime(selection.time, lang) }
  },
  summarize: summarizeTransfer,
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: askTransfer,
  pricesInStay: transferPricesInStay,
  /** To the days of arrival and departure. */
  move: (_, { selection }, { from, to }) => {
    if (selection.direction === 'return') return { ...selection, day: from, backDay: to }
    return { ...selection, day: selection.direction === 'to' ? from : to }
  },
  stepValues: (_, { people, time }, lang: Lang) => ({
    people: String(people ?? ''),
    time: typeof time === 'string' ? formatTime(time, lang) : '',
  }),
})

function placeOf({ product }: ProductContext<TransferRules>, { place }: TransferSelection) {
  return product.rules.places.find(({ code }) => code === place)
}
