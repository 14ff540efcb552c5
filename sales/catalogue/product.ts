import { daySchema } from 'base/day'
import { lineKind } from 'contracts/cart/schema'
import { z } from 'zod'
import { withdrawal } from '../api/scalars.ts'

/** One text in the four languages of the shop. */
export const texts = z.object({ fr: z.string(), en: z.string(), es: z.string(), nl: z.string() })
export type Texts = z.infer<typeof texts>
export type Lang = keyof Texts

/** `to` is the last age that belongs to it. */
export const ages = z.object({ from: z.number().int(), to: z.number().int().optional() })

/** An amount as catalogue files give it. */
export const euros = z.number().multipleOf(0.01)

/** Value added tax of a product: a rate in percent, or none because the law exempts it or it is no turnover at all (stay tax). */
export const vat = z.enum(['exempt', '5.5', '10', '20', 'outside'])

/** What is stored of a product. The kind named by `type` knows its rules. */
export const product = z.object({
  id: z.string(),
  kind: lineKind,
  type: z.string(),
  merchant: z.string(),
  name: texts,
  summary: texts,
  withdrawal,
  vat,
  rules: z.unknown(),
})
/** `onSale` is false for what the catalogue's files no longer have: it stays known for those who bought it. */
export type Product<Rules = unknown> = Omit<z.infer<typeof product>, 'rules'> & { rules: Rules; onSale?: boolean }

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

/**
 * What the resort does where lodging meets another travel service: it sells them as separate contracts, as a package with the standard
 * form, or not together.
 */
export const packageRule = z.enum(['separate', 'form', 'refused'])
export type PackageRule = z.infer<typeof packageRule>

export const resortData = z.object({
  packages: packageRule.default('form'),
  timeZone: z.string(),
  termsVersion: z.string().default(''),
  lowSeason: texts,
  meetingPoints: z.record(z.string(), z.string()),
})
export type ResortData = z.infer<typeof resortData>
