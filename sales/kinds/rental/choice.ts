import { ageOn, daysBetween, daySchema } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { percentOf } from 'base/money'
import { z } from 'zod'
import type { Person } from '../../api/cart.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodOn } from '../../catalogue/season.ts'
import { periodSteps } from '../../pricing/period-steps.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import type { Choice, PlaceNeed, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import { longestRental } from './rules.ts'
import type { RentalPack, RentalPrices, RentalRange, RentalRules } from './rules.ts'
import { daysFrom, seasonWith, stockPool } from './stock.ts'

/** Plausible sizes: centimetres, kilograms, European shoe sizes, millimetres of a boot's sole. */
export const sizeLimits = {
  height: { min: 70, max: 220 },
  weight: { min: 8, max: 180 },
  shoeSize: { min: 20, max: 52 },
  soleLength: { min: 180, max: 400 },
} as const

const size = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max).optional()

/** `sizes`: whether they are given now or `later`; what of them is given may be incomplete, and the line says what is missing. */
export const rentalSelection = z.object({
  type: z.literal('rental'),
  shop: z.string().max(40),
  firstDay: daySchema,
  lastDay: daySchema,
  range: z.string().max(40),
  pack: z.string().max(40),
  helmet: z.boolean().optional(),
  cover: z.boolean().optional(),
  sizes: z.enum(['now', 'later']).optional(),
  height: size(sizeLimits.height),
  weight: size(sizeLimits.weight),
  shoeSize: size(sizeLimits.shoeSize),
  soleLength: size(sizeLimits.soleLength),
  level: z.string().max(40).optional(),
})
export type RentalSelection = z.infer<typeof rentalSelection>

/** `days` 0 stands for a rental until the end of the winter. */
export type RentalChoice = Choice & {
  season: Season
  days: number
  range: RentalRange
  pack: RentalPack
  helmet: boolean
  cover: boolean
  /** The pools that one person needs a place of. */
  pools: string[]
}

export type RentalContext = ProductContext<RentalRules>

/** The equipment of a selection and the stock it is taken from, or why it cannot be rented. */
export function resolveRental(
  context: RentalContext,
  selection: RentalSelection,
  { isHeld }: { isHeld: boolean },
): Result<RentalChoice, SelectionRefusal> {
  const { catalogue, product, today } = context
  const { rules } = product
  const { firstDay, lastDay, shop } = selection
  const range = rules.ranges.find(({ code }) => code === selection.range)
  const pack = rules.packs.find(({ code }) => code === selection.pack)
  const isKnown = rules.shops.some(({ code }) => code === shop)
  if (!range || !pack || !isKnown) return fail('not-bookable', 'not-bookable.rental-choice')
  if (selection.helmet && !rules.helmet) return fail('not-bookable', 'not-bookable.rental-choice')
  if (selection.level && !rules.levels.some(({ code }) => code === selection.level))
    return fail('level', 'level.rental')
  if (lastDay < firstDay) return fail('not-bookable', 'not-bookable.rental-order', { from: firstDay, to: lastDay })
  if (firstDay < today) return fail('not-bookable', 'not-bookable.rental-past', { day: firstDay })
  const season = seasonWith(catalogue.seasons, firstDay, lastDay)
  if (!season) return fail('not-bookable', 'not-bookable.rental-season', openDays(context))
  const length = daysBetween(firstDay, lastDay) + 1
  const days = length <= longestRental(rules) ? length : 0
  const categories = [range.category, ...(selection.helmet && rules.helmet ? [rules.helmet.category] : [])]
  const pools = categories.flatMap((category) => {
    const stock = { resort: catalogue.resort, shop, category, season: season.id }
    return days === 0 ? [stockPool(stock)] : daysFrom(firstDay, lastDay).map((day) => stockPool({ ...stock, day }))
  })
  const isThere = (id: string): boolean => {
    const pool = catalogue.pools.get(id)
    return pool !== undefined && (pool.onSale || isHeld)
  }
  if (!pools.every(isThere)) return fail('not-bookable', 'not-bookable.rental-stock')
  const extras = { helmet: selection.helmet === true, cover: selection.cover === true }
  return ok({ season, firstDay, lastDay, ageDay: firstDay, days, range, pack, pools, ...extras })
}

/** First and last day of the season that is on sale, as values of a refusal. */
function openDays({ catalogue, today }: RentalContext): Record<string, unknown> {
  const season = catalogue.seasons.find(({ lastDay }) => lastDay >= today)
  return season ? { from: season.firstDay, to: season.lastDay } : {}
}

export function rentalPlaces({ pools }: RentalChoice, people: number): PlaceNeed[] {
  return pools.map((pool) => ({ pool, places: people }))
}

/** What somebody pays: by the range, the number of days and the season of the first day. Refused when the range is not for their age then. */
export function priceRental(
  { product: { rules } }: RentalContext,
  choice: RentalChoice,
  [person]: readonly Person[],
): Result<Price, 'age' | 'not-bookable'> {
  const { ageDay, range } = choice
  const age = person ? ageOn(person.birthDate, ageDay) : undefined
  if (age !== undefined && !isForAge(range, age)) return wrongAge(rules, choice, age)
  const steps = [
    ...equipmentSteps(choice),
    ...(choice.helmet && rules.helmet ? helmetSteps(choice, rules.helmet.prices) : []),
    ...(choice.cover ? [coverStep(choice, rules.cover)] : []),
  ]
  const cents = steps.reduce((sum, step) => sum + step.cents, 0)
  return ok({ cents, steps, age, ageDay })
}

/** Whether a range is for people of an age. */
export function isForAge({ ages }: Pick<RentalRange, 'ages'>, age: number): boolean {
  return !ages || (ages.from <= age && age <= (ages.to ?? Infinity))
}

/** A refusal that names the ranges that are for this age. */
function wrongAge(rules: RentalRules, { range, ageDay }: RentalChoice, age: number): Result<never, 'age'> {
  const fitting = rules.ranges.filter((one) => isForAge(one, age))
  const inAll = (lang: 'fr' | 'en' | 'es' | 'nl'): string => fitting.map(({ name }) => name[lang]).join(', ')
  const ranges = { fr: inAll('fr'), en: inAll('en'), es: inAll('es'), nl: inAll('nl') }
  const key = fitting.length > 0 ? 'age.rental' : 'age.rental-none'
  return fail('age', key, { age, day: ageDay, range: range.name, ranges })
}

/** The price of the whole set for some days, then what a part of it saves. */
function equipmentSteps({ season, firstDay, days, range, pack }: RentalChoice): PriceDerivationStep[] {
  const { prices, code } = range
  const steps =
    days === 0
      ? [{ step: 'season', range: code, season: season.id, cents: prices.season }]
      : (periodSteps(
          season,
          firstDay,
          (column) => prices[column][days - 1],
          (low) => {
            const single = (prices.low[0] ?? low) * days
            return [
              { step: 'day-rate', range: code, days, cents: single },
              { step: 'several-days', days, cents: low - single },
            ]
          },
        ) ?? [])
  if (pack.percent === 0) return steps
  const whole = steps.reduce((sum, { cents }) => sum + cents, 0)
  return [...steps, { step: 'pack', pack: pack.code, percent: pack.percent, cents: -percentOf(whole, pack.percent) }]
}

function helmetSteps({ season, firstDay, days }: RentalChoice, prices: RentalPrices): PriceDerivationStep[] {
  if (days === 0) return [{ step: 'helmet-season', cents: prices.season }]
  const column = periodOn(season, firstDay) ? 'high' : 'low'
  return [{ step: 'helmet', days, cents: prices[column][days - 1] ?? 0 }]
}

function coverStep({ days }: RentalChoice, cover: RentalRules['cover']): PriceDerivationStep {
  return days === 0 ? { step: 'cover-season', cents: cover.season } : { step: 'cover', days, cents: cover.day * days }
}
