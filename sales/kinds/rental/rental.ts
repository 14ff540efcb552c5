import { addDays, daysBetween } from 'base/day'
import { createTranslators, formatDays } from '../../catalogue/format.ts'
import type { Lang } from '../../catalogue/product.ts'
import { defineKind } from '../kind.ts'
import { rentalSource } from './catalogue-file.ts'
import { priceRental, rentalPlaces, rentalSelection, resolveRental } from './choice.ts'
import type { RentalSelection } from './choice.ts'
import { rentalPricesInStay, summarizeRental } from './offer.ts'
import { askForRental } from './questions.ts'
import { rentalRules } from './rules.ts'
import type { RentalRules } from './rules.ts'
import { stockGroup } from './stock.ts'
import { rentalTexts } from './wording/questions.ts'
import { rentalRefusals, rentalSteps } from './wording/rental.ts'

const t = createTranslators<typeof rentalTexts.fr>(rentalTexts)

/** Equipment for some days or the winter: one set for each person, from the stock of a shop on each day. */
export const rental = defineKind({
  name: 'rental',
  lineKind: 'SKI_RENTAL',
  travelService: 'other',
  isActivity: false,
  people: 'each',
  form: 'questions',
  source: rentalSource,
  rules: rentalRules,
  selection: rentalSelection,
  steps: rentalSteps,
  refusals: rentalRefusals,
  poolGroups({ rules: { shops, ranges, helmet } }, asked) {
    const wanted = shops.filter(({ code }) => !asked || shops.length === 1 || code === asked.answers.shop)
    const categories = [...ranges, ...(helmet ? [helmet] : [])]
    return wanted.flatMap(({ code }) => categories.map(({ category }) => stockGroup(code, category)))
  },
  resolve: resolveRental,
  price: priceRental,
  places: rentalPlaces,
  occupancy: () => undefined,
  isSame: (line, other) => line.firstDay <= other.lastDay && other.firstDay <= line.lastDay,
  describe({ product: { rules } }, { selection, firstDay, lastDay }, lang) {
    const missing = missingSizes(rules, selection)
    return [
      formatDays(firstDay, lastDay, lang),
      nameOf(rules.packs, selection.pack, lang),
      rules.ranges.length > 1 ? nameOf(rules.ranges, selection.range, lang) : '',
      selection.helmet ? t[lang]('helmet') : '',
      selection.cover ? t[lang]('cover') : '',
      rules.shops.find(({ code }) => code === selection.shop)?.name ?? selection.shop,
      missing.length > 0 ? t[lang]('missing', { sizes: missing.map((size) => t[lang](`of-${size}`)).join(', ') }) : '',
    ]
  },
  variant: ({ range }) => range,
  meeting({ product: { rules } }, { selection }, lang) {
    const shop = rules.shops.find(({ code }) => code === selection.shop)
    return shop ? { place: shop.name, time: shop.hours[lang] } : null
  },
  summarize: summarizeRental,
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: askForRental,
  pricesInStay: rentalPricesInStay,
  move(_, { selection, firstDay, lastDay }, { from, to }) {
    const sameLength = addDays(from, daysBetween(firstDay, lastDay))
    return { ...selection, firstDay: from, lastDay: sameLength < to ? sameLength : to }
  },
  stepValues: ({ rules }, { range, pack }, lang) => ({
    ...(typeof range === 'string' && { range: nameOf(rules.ranges, range, lang) }),
    ...(typeof pack === 'string' && { pack: nameOf(rules.packs, pack, lang) }),
  }),
})

function nameOf(list: RentalRules['ranges'] | RentalRules['packs'], code: string, lang: Lang): string {
  return list.find((one) => one.code === code)?.name[lang] ?? code
}

/** What the shop must still be told before it can prepare the equipment. */
function missingSizes({ packs }: RentalRules, selection: RentalSelection) {
  const wanted = packs.find(({ code }) => code === selection.pack)?.sizes ?? []
  return wanted.filter((size) => selection[size] === undefined)
}
