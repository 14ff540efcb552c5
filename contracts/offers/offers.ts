import { z } from 'zod'
import { lineKind } from '../cart/schema.ts'

/**
 * Where the list of what is sold lies on the provider's origin: `GET /api/offers?resort&lang` answers `{offers: ListedOffer[]}`.
 * The site tells search engines from it what a product costs. A provider may do without: its pages then say nothing of prices there.
 */
export const offersPath = '/api/offers'

const cents = z.number().int()

/**
 * A product as a list shows it. `fromCents` and `toCents` are the lowest and the highest price at which it can be had this season,
 * null when it has none; `bookable` says that there is a day to come for which it can be bought now.
 */
export const listedOffer = z.object({
  product: z.string(),
  kind: lineKind,
  name: z.string(),
  merchantName: z.string(),
  fromCents: cents.nullable(),
  toCents: cents.nullable(),
  bookable: z.boolean(),
})
export type ListedOffer = z.infer<typeof listedOffer>

export const offersAnswer = z.object({ offers: z.array(listedOffer) })
