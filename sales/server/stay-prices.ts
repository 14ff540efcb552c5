import type { Database } from 'base/database'
import type { Day } from 'base/day'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Product } from '../catalogue/product.ts'
import { pricesInStay } from '../pricing/stay-prices.ts'
import type { AgeRange } from '../pricing/stay-prices.ts'
import type { OfferSummary } from '../api/offers.ts'

type Asked = { today: Day; from: Day; to: Day; ages: string | undefined }

/** Everybody comes when nobody says who. */
const everybody = '0-'

/** Reads which lessons are free in a stay, and tells of each product what it costs then; null when it cannot be had. */
export async function readStayPrices(
  { pool }: Database,
  catalogue: Catalogue,
  { today, from, to, ages = everybody }: Asked,
): Promise<(product: Product) => OfferSummary['inStay']> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'free_slots_in_stay',
    text: 'select id from slot where resort = $1 and start > $2 and start >= $3 and "end" <= $4 and capacity > held + sold',
    values: [catalogue.resort, today, from, to],
  })
  const free = new Set(rows.map(({ id }) => id))
  const stay = { from: from > today ? from : today, to, ages: ages.split(',').map(ageRange) }
  return (product) => {
    const prices = pricesInStay(catalogue, product, stay, (slot) => free.has(slot))
    return prices.length > 0 ? { fromCents: Math.min(...prices), toCents: Math.max(...prices) } : null
  }
}

function ageRange(text: string): AgeRange {
  const [from, to] = text.split('-')
  return { from: Number(from), to: to ? Number(to) : Infinity }
}
