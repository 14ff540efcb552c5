import { daySchema } from 'base/day'
import { lineKind } from 'contracts/cart/schema'
import { agesForm, listedOffer } from 'contracts/offers'
import { z } from 'zod'
import { cents, lang, withdrawal } from './scalars.ts'

/** `GET /api/offers?resort&lang[&kind][&from&to[&ages]]` and `GET /api/offers/{product}?resort&lang[&from&to]` */
const reader = z.object({
  resort: z.string().min(1).max(64),
  lang,
  from: daySchema.optional(),
  to: daySchema.optional(),
})
export const offersRequest = reader
  .extend({ kind: lineKind.optional(), ages: z.string().regex(agesForm).optional() })
  .refine(endsAfterItBegins, 'a stay that ends after it begins')
export const offerRequest = reader.refine(endsAfterItBegins, 'a stay that ends after it begins')

function endsAfterItBegins({ from, to }: z.infer<typeof reader>): boolean {
  return !from || !to || from <= to
}

/** A product as a list shows it. */
export const offerSummary = listedOffer.extend({
  summary: z.string(),
  minAge: z.number().int().nullable(),
  maxAge: z.number().int().nullable(),
})
export type OfferSummary = z.infer<typeof offerSummary>

export const level = z.object({ code: z.string(), name: z.string(), hint: z.string() })

/**
 * A date and time at which a lesson is given, with its own places. `levels` are those that meet there;
 * `time` and `period` are formatted in the language of the request.
 */
export const slot = z.object({
  id: z.string(),
  start: daySchema,
  end: daySchema,
  days: z.number().int(),
  startTime: z.string().describe('When it begins, as HH:MM in the resort’s time zone'),
  time: z.string(),
  meetingPoint: z.string(),
  levels: z.array(z.string()),
  capacity: z.number().int(),
  places: z.number().int(),
  priceCents: cents,
  period: z.string(),
  bookable: z.boolean(),
})
export type Slot = z.infer<typeof slot>

/** Everything needed to choose. A lesson has slots and levels; a pass has durations and days on which it may start. */
export const offer = offerSummary.extend({
  form: z
    .enum(['lesson', 'pass', 'questions'])
    .describe('How it is chosen: by a form of its own, or by the questions of `POST /api/questions`'),
  people: z
    .enum(['each', 'all', 'none'])
    .describe('For whom: a line for each person who is chosen, one line for all of them, or a line for nobody'),
  timeZone: z.string().describe('The resort’s, in which days begin and end'),
  type: z.string().describe('Kind of the product; a selection made of answers names it in `type`'),
  ageDay: z.enum(['first-day', 'season-start']),
  levels: z.array(level),
  slots: z.array(slot),
  pass: z
    .object({
      durations: z.array(z.object({ days: z.number().int(), label: z.string() })),
      firstDay: daySchema,
      lastDay: daySchema,
      ages: z.array(
        z.object({ code: z.string(), label: z.string(), from: z.number().int(), to: z.number().int().nullable() }),
      ),
    })
    .nullable(),
  withdrawal: withdrawal,
})
export type Offer = z.infer<typeof offer>

/**
 * What is chosen of a product. `type` is that of the product; what else it has depends on it: `slot` and `level` of a lesson, `firstDay`
 * and `days` of a pass.
 */
export const selection = z
  .object({ type: z.string().max(40) })
  .catchall(z.union([z.string().max(1000), z.number(), z.boolean(), z.array(z.string().max(64)).max(40)]))
export type Selection = z.infer<typeof selection>

/** One step of how a price came about; the steps' amounts add up to the price. */
export const priceStep = z.object({ label: z.string(), cents })
export type PriceStep = z.infer<typeof priceStep>

/** `POST /api/quote`: what it would cost for somebody born that day. */
export const quoteRequest = z.object({
  resort: z.string().max(64),
  lang,
  product: z.string().max(64),
  selection,
  birthDate: daySchema,
})
export const quote = z.object({
  priceCents: cents,
  steps: z.array(priceStep),
  ageCategory: z.string().describe('Name of the age category; empty where age makes no difference'),
  age: z.number().int().nullable(),
  ageDay: daySchema.nullable(),
})
export type Quote = z.infer<typeof quote>
