import { z } from 'zod'
import type { Day } from 'base/day'
import { daySchema } from 'base/day'
import { texts } from '../../catalogue/product.ts'

/** A rate in hundredths of a percent: 500 is 5 %. Whole numbers, so that half a cent is exactly half a cent. */
const basisPoints = z.number().int().min(0).max(100_000)

/**
 * What the municipality asks from a day on, for a person and a night. `classes`: cents by class of the house. `unclassified`: a rate of
 * what the night costs a person without value added tax, never more than `cap`. Surcharges are rates of the tax itself.
 */
const tariff = z.object({
  from: daySchema,
  classes: z.record(z.string(), z.number().int().min(0)),
  unclassified: z.object({ basisPoints, cap: z.number().int().min(0) }),
  surcharges: z.array(z.object({ code: z.string(), basisPoints })),
})
export type Tariff = z.infer<typeof tariff>

/** `tariffs` are in the order of their first days. Who is younger than `adultFrom` in a night pays nothing for it. */
export const stayTaxRules = z.object({
  adultFrom: z.number().int(),
  classes: z.record(z.string(), texts),
  surcharges: z.record(z.string(), texts),
  tariffs: z.array(tariff),
})
export type StayTaxRules = z.infer<typeof stayTaxRules>

/** The tariff of a night; undefined before the first one, when there was no tax. */
export function tariffOn({ tariffs }: StayTaxRules, night: Day): Tariff | undefined {
  return tariffs.findLast(({ from }) => from <= night)
}
