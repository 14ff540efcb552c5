import type { Cents } from 'base/money'
import { createTranslators, formatDays } from '../../catalogue/format.ts'
import type { Lang } from '../../catalogue/product.ts'
import { defineKind } from '../kind.ts'
import type { StayForPrices } from '../kind.ts'
import { licenceSource } from './catalogue-file.ts'
import { licenceSelection, priceLicence, resolveLicence } from './choice.ts'
import type { LicenceContext } from './choice.ts'
import { askForLicence } from './questions.ts'
import { licenceRules, seasonsOfLicence, validityOf } from './rules.ts'
import { licenceRefusals, licenceSteps, licenceTexts } from './wording/licence.ts'

const t = createTranslators<typeof licenceTexts.fr>(licenceTexts)

/** Licences of a federation: one for each person and season. They need no place. */
export const licence = defineKind({
  name: 'licence',
  lineKind: 'FFS',
  isActivity: false,
  people: 'each',
  form: 'questions',
  source: licenceSource,
  rules: licenceRules,
  selection: licenceSelection,
  steps: licenceSteps,
  refusals: licenceRefusals,
  poolGroups: () => [],
  resolve: resolveLicence,
  price: priceLicence,
  places: () => [],
  occupancy: () => undefined,
  isSame: (line, other) => line.selection.season === other.selection.season,
  describe: ({ product: { rules } }, { selection, firstDay, lastDay, derivation }, lang) => [
    nameOf(rules.types, selection.licence, lang),
    nameOf(rules.covers, selection.cover, lang),
    derivation.ageCategory ? nameOf(rules.ages, derivation.ageCategory, lang) : '',
    formatDays(firstDay, lastDay, lang),
    selection.health === 'certificate' ? t[lang]('certificate-missing') : '',
  ],
  variant: ({ licence: type, cover }) => `${type}-${cover}`,
  meeting: () => null,
  summarize: (context) => ({
    prices: pricesOf(context),
    bookable: seasonsOfLicence(context.catalogue, context.today).length > 0,
    minAge: Math.min(...context.product.rules.ages.map(({ from }) => from)),
    maxAge: null,
  }),
  describeOffer: () => ({ ageDay: 'season-start', levels: [], slots: [], pass: null }),
  questions: askForLicence,
  pricesInStay: licencePricesInStay,
  stepValues: ({ rules }, { licence: type, cover, age }, lang) => ({
    ...(typeof type === 'string' && { licence: nameOf(rules.types, type, lang) }),
    ...(typeof cover === 'string' && { cover: nameOf(rules.covers, cover, lang) }),
    ...(typeof age === 'string' && { age: nameOf(rules.ages, age, lang) }),
  }),
  ageLabel: ({ rules }, code, lang) => nameOf(rules.ages, code, lang),
})

function nameOf(list: readonly { code: string; name: Record<Lang, string> }[], code: string, lang: Lang): string {
  return list.find((one) => one.code === code)?.name[lang] ?? code
}

/** All prices with the cover that is included, of some or of all ages. */
function pricesOf({ product: { rules } }: LicenceContext, ages?: StayForPrices['ages']): Cents[] {
  const categories = rules.ages.filter(
    ({ from, to }) => !ages || ages.some((one) => from <= one.to && one.from <= (to ?? Infinity)),
  )
  return rules.types.flatMap(({ prices }) => categories.flatMap(({ code }) => prices[code] ?? []))
}

/** Prices within a stay that a licence on sale is valid in. */
function licencePricesInStay(context: LicenceContext, stay: StayForPrices): Cents[] {
  const isValid = seasonsOfLicence(context.catalogue, context.today).some((season) => {
    const { from, to } = validityOf(context.product.rules, season)
    return from <= stay.to && stay.from <= to
  })
  return isValid ? pricesOf(context, stay.ages) : []
}
