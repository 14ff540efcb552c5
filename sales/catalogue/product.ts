import { daySchema } from 'base/day'
import { lineKind } from 'contracts/cart/schema'
import { z } from 'zod'
import { withdrawal } from '../api/scalars.ts'

/** One text in the four languages of the shop. */
export const texts = z.object({ fr: z.string(), en: z.string(), es: z.string(), nl: z.string() })
export type Texts = z.infer<typeof texts>
export type Lang = keyof Texts

export const levelRule = z.object({ code: z.string(), name: texts, hint: texts })
/** `levels` are those that meet there; all when absent. */
const meetingRule = z.object({ at: z.string(), levels: z.array(z.string()).optional() })
const ages = z.object({ from: z.number().int(), to: z.number().int().optional() })

/** `free` categories pay nothing. `to` is the last age that belongs to it. */
export const ageCategory = ages.extend({ code: z.string(), free: z.boolean().default(false), label: texts })

export const lessonRules = z.object({
  sort: z.literal('lesson'),
  ages,
  days: z.number().int(),
  levels: z.array(levelRule),
  meeting: z.array(meetingRule),
})
export type LessonRules = z.infer<typeof lessonRules>

/** `wholeSeason.lastSale` is a day of the year (`MM-DD`) after which this season's pass is not sold any more. */
export const passRules = z.object({
  sort: z.literal('pass'),
  ages: z.array(ageCategory),
  durations: z.array(z.number().int()),
  wholeSeason: z.object({ lastSale: z.string() }).optional(),
})
export type PassRules = z.infer<typeof passRules>

/** A product. */
export const product = z.object({
  id: z.string(),
  kind: lineKind,
  merchant: z.string(),
  name: texts,
  summary: texts,
  withdrawal: withdrawal,
  rules: z.discriminatedUnion('sort', [lessonRules, passRules]),
})
/** `onSale` is false for what the catalogue's files no longer have: it stays known for those who bought it. */
export type Product = z.infer<typeof product> & { onSale?: boolean }

/** `from` and `to` are the first and the last day. */
const period = z.object({ code: z.string(), label: texts, from: daySchema, to: daySchema })
export type Period = z.infer<typeof period>

/** A winter that is on sale. `periods` are its high-season weeks. */
export const season = z.object({
  id: z.string(),
  firstDay: daySchema,
  lastDay: daySchema,
  periods: z.array(period),
})
export type Season = z.infer<typeof season>

/** Passes of the same days for so many adults and children cost `percent` less, each of them. */
export const familyRule = z.object({
  product: z.string(),
  days: z.number().int(),
  adults: z.array(z.string()),
  children: z.array(z.string()),
  atLeast: z.number().int(),
  percent: z.number(),
})
export type FamilyRule = z.infer<typeof familyRule>

export const resortData = z.object({
  timeZone: z.string(),
  termsVersion: z.string().default(''),
  lowSeason: texts,
  meetingPoints: z.record(z.string(), z.string()),
  family: familyRule.optional(),
})
export type ResortData = z.infer<typeof resortData>
