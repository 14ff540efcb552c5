import { z } from 'zod'
import { lineKind } from '../cart/schema.ts'

/**
 * Where the list of what is sold lies on the provider's origin: `GET /api/offers?resort&lang[&from&to[&ages]]` answers
 * `{offers: ListedOffer[]}`. `from` and `to` are the first and the last day of a stay, `ages` those of the party: `6-12,18-`.
 * The site writes prices for search engines from it. It is optional: without it pages have no prices for search engines.
 */
export const offersPath = '/api/offers'

const cents = z.number().int()

/** Ages of a party, as a request and a page write them: ranges with their last age, the last one may be open. */
export const agesForm = /^\d{1,3}-\d{0,3}(,\d{1,3}-\d{0,3}){0,9}$/

/**
 * A product as a list shows it. `fromCents` and `toCents` are the lowest and the highest price at which it can be had this season,
 * null when it has none; `bookable` says that there is a day to come for which it can be bought now. `inStay` are the prices at which it
 * can be had in the stay that was asked for, null when it cannot be had then; absent from a provider without such prices, and when no stay was given.
 */
export const listedOffer = z.object({
  product: z.string(),
  kind: lineKind,
  name: z.string(),
  merchantName: z.string(),
  fromCents: cents.nullable(),
  toCents: cents.nullable(),
  bookable: z.boolean(),
  inStay: z.object({ fromCents: cents, toCents: cents }).nullable().optional(),
})
export type ListedOffer = z.infer<typeof listedOffer>

export const offersResponse = z.object({ offers: z.array(listedOffer) })
