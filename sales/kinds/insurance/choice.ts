import { daysBetween, daySchema } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { percentOf, roundCents } from 'base/money'
import type { Cents } from 'base/money'
import { z } from 'zod'
import type { Choice, Followed, KindLine, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import type { InsuranceRules } from './rules.ts'

/** `insured`: whether they say to be insured already. The information must have been read; both are asked before, never assumed. */
export const insuranceSelection = z.strictObject({
  type: z.literal('insurance'),
  insured: z.enum(['no', 'yes']),
  information: z.literal(true),
  firstDay: daySchema.optional(),
  lastDay: daySchema.optional(),
})
export type InsuranceSelection = z.infer<typeof insuranceSelection>

type Context = ProductContext<InsuranceRules>

/** A cover of days, or of other lines: its days are then those of the lines. */
export function resolveInsurance(
  { catalogue, product: { rules }, today }: Context,
  { firstDay, lastDay }: InsuranceSelection,
): Result<Choice, SelectionRefusal> {
  if ('percent' in rules.price) return ok({ firstDay: today, lastDay: today, ageDay: today })
  if (!firstDay || !lastDay || lastDay < firstDay) return fail('not-bookable', 'not-bookable.cover-days')
  if (firstDay < today) return fail('not-bookable', 'not-bookable.cover-past', { day: firstDay })
  const season = catalogue.seasons.find((one) => one.firstDay <= firstDay && lastDay <= one.lastDay)
  if (!season) return fail('not-bookable', 'not-bookable.cover-season')
  return ok({ firstDay, lastDay, ageDay: firstDay })
}

/** What a cover of days costs; that of lines is worked out from them by `followInsured`. */
export function priceInsurance(
  { product: { rules } }: Context,
  { firstDay, lastDay }: Choice,
): Result<Price, 'age' | 'not-bookable'> {
  if ('percent' in rules.price) return ok({ cents: 0, steps: [] })
  const days = daysBetween(firstDay, lastDay) + 1
  const cents = rules.price.centsPerDay * days
  return ok({ cents, steps: [{ step: 'cover-days', days, cents }] })
}

/** The price and the days of a cover of lines: a part of what its person pays for each of them. Undefined when there is nothing to insure. */
export function followInsured(
  { product: { rules } }: Context,
  line: KindLine<InsuranceSelection>,
  others: readonly KindLine[],
): Followed | 'kept' | undefined {
  if (!('percent' in rules.price)) return 'kept'
  const insured = others.filter(
    ({ people, priceCents }) => priceCents > 0 && people.some((id) => line.people.includes(id)),
  )
  if (insured.length === 0) return undefined
  const { percent } = rules.price
  const base = insured.reduce((sum, one) => sum + shareOf(one), 0)
  const cents = percentOf(base, percent)
  return {
    price: { cents, steps: [{ step: 'cover-lines', percent, lines: insured.length, cents }] },
    ...daysOf(insured),
  }
}

/** What one of several people of a line pays of it. */
function shareOf({ priceCents, people }: KindLine): Cents {
  return roundCents(priceCents / Math.max(people.length, 1))
}

function daysOf(lines: readonly Pick<KindLine, 'firstDay' | 'lastDay'>[]): { firstDay: string; lastDay: string } {
  const [first = ''] = lines.map(({ firstDay }) => firstDay).toSorted()
  const last =
    lines
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1) ?? ''
  return { firstDay: first, lastDay: last }
}
