import { z } from 'zod'
import { ages, texts } from '../../catalogue/product.ts'
import type { Season } from '../../catalogue/product.ts'
import type { Day } from 'base/day'

/** `free` categories pay nothing. `to` is the last age that belongs to it. */
export const ageCategory = ages.extend({ code: z.string(), free: z.boolean().default(false), label: texts })

/** Passes of the same days for so many adults and children cost `percent` less, each of them. */
export const familyRule = z.object({
  days: z.number().int(),
  adults: z.array(z.string()),
  children: z.array(z.string()),
  atLeast: z.number().int(),
  percent: z.number(),
})
export type FamilyRule = z.infer<typeof familyRule>

/** `wholeSeason.lastSale` is a day of the year (`MM-DD`) after which this season's pass is not sold any more. */
export const passRules = z.object({
  ages: z.array(ageCategory),
  durations: z.array(z.number().int()),
  wholeSeason: z.object({ lastSale: z.string() }).optional(),
  family: familyRule.optional(),
})
export type PassRules = z.infer<typeof passRules>

/** The last day on which a season's pass is sold. */
export function lastSaleDay({ lastDay }: Season, { lastSale }: { lastSale: string }): Day {
  return `${lastDay.slice(0, 4)}-${lastSale}`
}

/** The age category that an age belongs to. */
export function categoryAt(rules: PassRules, age: number): PassRules['ages'][number] | undefined {
  return rules.ages.find(({ from, to }) => from <= age && (to === undefined || age <= to))
}
