import { daySchema } from 'base/day'
import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { z } from 'zod'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Season } from '../../catalogue/product.ts'
import type { Choice, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import { wishLength } from './rules.ts'
import type { QuotationRules } from './rules.ts'

/** From the first to the last day, for so many people, with what they wish and a phone to be called. */
export const quotationSelection = z.object({
  type: z.literal('quotation'),
  from: daySchema,
  to: daySchema,
  count: z.number().int().min(1).max(1000),
  wish: z.string().trim().min(1).max(wishLength),
  phone: z.string().trim().min(6).max(30),
})
export type QuotationSelection = z.infer<typeof quotationSelection>

/** The season that is on sale now or next. */
export function seasonOfRequests({ seasons }: Catalogue, today: Day): Season | undefined {
  return seasons.find(({ lastDay }) => lastDay > today)
}

export function resolveQuotation(
  { catalogue, product, today }: ProductContext<QuotationRules>,
  { from, to, count }: QuotationSelection,
): Result<Choice, SelectionRefusal> {
  const most = product.rules.people
  if (to < from) return fail('not-bookable', 'not-bookable.request-order')
  if (from <= today) return fail('not-bookable', 'not-bookable.request-past', { day: from })
  if (!catalogue.seasons.some((one) => one.firstDay <= from && to <= one.lastDay)) {
    const season = seasonOfRequests(catalogue, today)
    return fail('not-bookable', 'not-bookable.request-season', { from: season?.firstDay, to: season?.lastDay })
  }
  if (count > most) return fail('not-bookable', 'not-bookable.request-many', { most, count })
  return ok({ firstDay: from, lastDay: to, ageDay: from })
}

/** A request costs nothing: the merchant answers with a price. */
export function priceQuotation(): Result<Price, 'age' | 'not-bookable'> {
  return ok({ cents: 0, steps: [{ step: 'request', cents: 0 }] })
}
