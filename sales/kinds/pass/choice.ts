import { addDays, ageOn, daySchema } from 'base/day'
import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { z } from 'zod'
import type { Person } from '../../api/cart.ts'
import { tariffOf } from '../../catalogue/catalogue.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodSteps } from '../../pricing/period-steps.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import type { Choice, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import { categoryAt, lastSaleDay } from './rules.ts'
import type { PassRules } from './rules.ts'

/** First day and length; of a season's pass any day of the season. */
export const passSelection = z.object({
  type: z.literal('pass'),
  firstDay: daySchema,
  days: z.number().int().min(1).max(400),
})
export type PassSelection = z.infer<typeof passSelection>

/** `days` 0 stands for the whole season. */
export type PassChoice = Choice & { season: Season; days: number }

type Context = ProductContext<PassRules>

/** The days of a selection, or why they cannot be bought. */
export function resolvePass(context: Context, { firstDay, days }: PassSelection): Result<PassChoice, SelectionRefusal> {
  const { catalogue, product, today } = context
  const { wholeSeason, durations } = product.rules
  if (wholeSeason) return resolveSeasonPass(context, wholeSeason, firstDay)
  const lastDay = addDays(firstDay, days - 1)
  const season = catalogue.seasons.find((one) => one.firstDay <= firstDay && lastDay <= one.lastDay)
  if (!durations.includes(days)) return fail('not-bookable', 'not-bookable.duration')
  if (firstDay < today) return fail('not-bookable', 'not-bookable.past', { day: firstDay })
  if (!season) return fail('not-bookable', 'not-bookable.season', nextSeason(catalogue, today))
  return ok({ season, firstDay, lastDay, days, ageDay: firstDay })
}

function resolveSeasonPass(
  { catalogue, today }: Context,
  rule: { lastSale: string },
  day: Day,
): Result<PassChoice, SelectionRefusal> {
  const season = catalogue.seasons.find((one) => one.firstDay <= day && day <= one.lastDay)
  if (!season) return fail('not-bookable', 'not-bookable.season', nextSeason(catalogue, today))
  if (today > lastSaleDay(season, rule)) return fail('not-bookable', 'not-bookable.season-over')
  const { firstDay, lastDay } = season
  return ok({ season, firstDay, lastDay, days: 0, ageDay: firstDay })
}

function nextSeason({ seasons }: Catalogue, today: Day): Record<string, unknown> {
  const season = seasons.find(({ lastDay }) => lastDay >= today)
  return season ? { from: season.firstDay, to: season.lastDay } : {}
}

/** What somebody pays for a pass: by their age on its first day, or on that of the season. */
export function pricePass(
  context: Context,
  choice: PassChoice,
  [person]: readonly Person[],
): Result<Price, 'age' | 'not-bookable'> {
  const { ageDay } = choice
  const age = person ? ageOn(person.birthDate, ageDay) : 0
  const category = categoryAt(context.product.rules, age)
  if (!category) return fail('age', 'age.impossible')
  const steps = category.free
    ? [{ step: 'free', age: category.code, cents: 0 }]
    : payingSteps(context, choice, category.code)
  if (!steps) return fail('not-bookable', 'not-bookable.duration')
  const cents = steps.reduce((sum, step) => sum + step.cents, 0)
  return ok({ cents, steps, ageCategory: category.code, age, ageDay })
}

function payingSteps(
  { catalogue, product: { id } }: Context,
  { season, firstDay, days }: PassChoice,
  age: string,
): PriceDerivationStep[] | undefined {
  const price = (period: 'low' | 'high', length = days) =>
    tariffOf(catalogue, { season: season.id, product: id, age, period, days: length })
  if (days === 0) {
    const cents = price('low')
    return cents === undefined ? undefined : [{ step: 'season', age, season: season.id, cents }]
  }
  return periodSteps(season, firstDay, price, (low) => {
    const single = (price('low', 1) ?? low) * days
    return [
      { step: 'day-rate', age, days, cents: single },
      { step: 'several-days', days, cents: low - single },
    ]
  })
}
