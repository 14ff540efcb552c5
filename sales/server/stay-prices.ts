import type { Day } from 'base/day'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Product } from '../catalogue/product.ts'
import { pricesInStay } from '../pricing/stay-prices.ts'
import type { AgeRange } from '../pricing/stay-prices.ts'
import type { OfferSummary } from '../api/offers.ts'

type StayRequest = { today: Day; from: Day; to: Day; ages: string | undefined }

/** Everybody comes when nobody says who. */
const everybody = '0-'

/** What a product costs in a stay, as far as its slots are not full; null when it cannot be had then. */
export function stayPrices(
  catalogue: Catalogue,
  product: Product,
  full: ReadonlySet<string>,
  { today, from, to, ages = everybody }: StayRequest,
): OfferSummary['inStay'] {
  const stay = { from: from > today ? from : today, to, ages: ages.split(',').map(ageRange) }
  const isFree = (slot: string): boolean => !full.has(slot) && (catalogue.slots.get(slot)?.start ?? today) > today
  const prices = pricesInStay(catalogue, product, stay, isFree)
  return prices.length > 0 ? { fromCents: Math.min(...prices), toCents: Math.max(...prices) } : null
}

function ageRange(text: string): AgeRange {
  const [from, to] = text.split('-')
  return { from: Number(from), to: to ? Number(to) : Infinity }
}
