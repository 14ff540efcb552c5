import { addDays, ageOn } from 'base/day'
import type { Day } from 'base/day'
import { fail } from 'base/errors'
import { formatCents } from 'base/money'
import { z } from 'zod'
import type { Person } from '../../api/cart.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { formatDays } from '../../catalogue/format.ts'
import type { Lang, Product } from '../../catalogue/product.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import { defineKind } from '../kind.ts'
import type { DerivedLine, KindLine, Lodging } from '../kind.ts'
import { createSentences } from '../sentence.ts'
import { stayTaxSource } from './catalogue-file.ts'
import { stayTaxRules } from './rules.ts'
import type { StayTaxRules } from './rules.ts'
import { taxOfStay } from './tax.ts'
import { stayTaxRefusals, stayTaxSteps } from './wording/stay-tax.ts'

const sentenceOf = createSentences(stayTaxRefusals)

const notByHand = fail('not-bookable', 'not-bookable.stay-tax')

/** The line of lodging that it follows from. */
const stayTaxSelection = z.object({ type: z.literal('stay-tax'), lodging: z.string().max(64) })
type StayTaxSelection = z.infer<typeof stayTaxSelection>

/** The stay tax of the municipality: a line that follows from each line of lodging and goes with it; nobody can add it by hand. */
export const stayTax = defineKind({
  name: 'stay-tax',
  lineKind: 'STAY_TAX',
  isActivity: false,
  people: 'all',
  form: 'questions',
  source: stayTaxSource,
  rules: stayTaxRules,
  selection: stayTaxSelection,
  steps: stayTaxSteps,
  refusals: stayTaxRefusals,
  poolGroups: () => [],
  resolve: () => notByHand,
  price: () => notByHand,
  places: () => [],
  occupancy: () => undefined,
  isSame: (line: KindLine<StayTaxSelection>, other) => line.selection.lodging === other.selection.lodging,
  describe: (_, { firstDay, lastDay }, lang) => [formatDays(firstDay, lastDay, lang)],
  variant: () => '',
  meeting: () => null,
  summarize: () => ({ prices: [], bookable: false, minAge: null, maxAge: null }),
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: (_, { lang }) => ({
    questions: [],
    refusal: { code: 'not-bookable', message: sentenceOf(notByHand.failure, lang) },
  }),
  pricesInStay: () => [],
  stepValues,
  derive: deriveStayTax,
})

/** The tax of each line of lodging that somebody owes tax for. */
function deriveStayTax(
  { catalogue, party }: { catalogue: Catalogue; party: readonly Person[] },
  lodgings: readonly (Lodging & { line: KindLine })[],
): DerivedLine[] {
  const product = [...catalogue.products.values()].find(({ type, onSale }) => type === 'stay-tax' && onSale !== false)
  const rules = stayTaxRules.safeParse(product?.rules)
  if (!product || !rules.success) return []
  return lodgings.flatMap(({ line, ...lodging }) => {
    const people = line.people.flatMap((id) => party.find((one) => one.id === id) ?? [])
    const births = people.map(({ birthDate }) => birthDate)
    const price = taxOfStay(rules.data, { ...lodging, births, vatPercent: vatOf(catalogue, line) })
    if (price.cents === 0) return []
    return {
      product: product.id,
      dependsOn: line.id,
      people: people.filter((one) => isTaxed(rules.data, lodging.departure, one)).map(({ id }) => id),
      selection: { type: 'stay-tax', lodging: line.id },
      firstDay: lodging.arrival,
      lastDay: lodging.departure,
      price,
    }
  })
}

/** Whether somebody is an adult in a night of the stay: those who are not in the last one are in none. */
function isTaxed({ adultFrom }: StayTaxRules, departure: Day, { birthDate }: Person): boolean {
  return ageOn(birthDate, addDays(departure, -1)) >= adultFrom
}

/** The rate of value added tax that prices of a line contain. */
function vatOf({ products }: Catalogue, { product }: KindLine): number {
  const rate = Number(products.get(product)?.vat)
  return Number.isNaN(rate) ? 0 : rate
}

function stepValues({ rules }: Product<StayTaxRules>, step: PriceDerivationStep, lang: Lang) {
  const { classification = '', surcharge = '', unit, percent } = step
  return {
    classification: rules.classes[classification]?.[lang] ?? String(classification),
    surcharge: rules.surcharges[surcharge]?.[lang] ?? String(surcharge),
    ...(typeof unit === 'number' && { unit: formatCents(unit, lang) }),
    ...(typeof percent === 'number' && { percent: new Intl.NumberFormat(lang).format(percent) }),
  }
}
