import { z } from 'zod'
import { ages, texts } from '../../catalogue/product.ts'

const cents = z.number().int().min(0)

/** What equipment costs: for 1, 2, 3 … days in each season, and for longer than those until the end of the winter. */
export const rentalPrices = z.object({ low: z.array(cents), high: z.array(cents), season: cents })
export type RentalPrices = z.infer<typeof rentalPrices>

/** What somebody can tell of themselves so that their equipment is ready. */
export const sizeName = z.enum(['height', 'weight', 'shoeSize', 'soleLength', 'level'])

/** `category` names the stock that it is taken from; `ages` for whom it is, all when missing. */
const range = z.object({
  code: z.string(),
  category: z.string(),
  name: texts,
  hint: texts,
  ages: ages.optional(),
  prices: rentalPrices,
})
export type RentalRange = z.infer<typeof range>

/** What belongs to a rental: `percent` is how much less it costs than the whole set, `sizes` what the shop must know to prepare it. */
const pack = z.object({ code: z.string(), name: texts, percent: z.number().min(0).max(99), sizes: z.array(sizeName) })
export type RentalPack = z.infer<typeof pack>

const shop = z.object({ code: z.string(), name: z.string(), hours: texts })

export const rentalRules = z.object({
  shops: z.array(shop),
  ranges: z.array(range),
  packs: z.array(pack),
  levels: z.array(z.object({ code: z.string(), name: texts })),
  /** A helmet with it; missing where it is one itself or needs none. */
  helmet: z.object({ category: z.string(), prices: rentalPrices }).optional(),
  /** Cover for breakage and theft: cents a day, and for the winter. */
  cover: z.object({ day: cents, season: cents }),
})
export type RentalRules = z.infer<typeof rentalRules>

/** The longest rental that is counted by days, and takes its places by days; a longer one is for the winter. */
export function longestRental({ ranges }: RentalRules): number {
  return Math.min(...ranges.map(({ prices }) => prices.low.length))
}
