import { z } from 'zod'
import { ages, texts } from '../../catalogue/product.ts'

const discipline = z.object({ code: z.string(), name: texts, meeting: z.array(z.string()) })

/**
 * A length of lesson. `starts` are times of the resort. Prices are cents for the whole group, one for each of the `groups` of people.
 */
const duration = z.object({
  code: z.string(),
  name: texts,
  minutes: z.number().int(),
  starts: z.array(z.string()),
  price: z.object({ low: z.array(z.number().int()), high: z.array(z.number().int()) }),
})
export type Duration = z.infer<typeof duration>

/** Lessons that lie whole within these hours cost so many cents less for each hour. */
const quietHours = z.object({ from: z.string(), to: z.string(), lessPerHourCents: z.number().int() })

/** `groups`: the most people of each group of the price list, fewest first. */
export const privateLessonRules = z.object({
  ages,
  groups: z.array(z.number().int()).min(1),
  quietHours: quietHours.optional(),
  disciplines: z.tuple([discipline], discipline),
  durations: z.tuple([duration], duration),
})
export type PrivateLessonRules = z.infer<typeof privateLessonRules>

/** The most people that one instructor takes. */
export function mostPeople({ groups }: PrivateLessonRules): number {
  return groups.at(-1) ?? 0
}

/** The length that is chosen; where a product has one only, it need not be named. */
export function durationOf({ durations }: PrivateLessonRules, code: string | undefined): Duration | undefined {
  return code === undefined && durations.length === 1 ? durations[0] : durations.find((one) => one.code === code)
}
