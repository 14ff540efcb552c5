import type { Day } from 'base/day'
import type { Offer, OfferSummary } from '../api/offers.ts'
import type { PoolPlaces } from '../availability/pool-places.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang, Product } from '../catalogue/product.ts'
import type { AgeRange } from '../kinds/kind.ts'
import { kindOf } from '../kinds/kinds.ts'

/** Whom an offer is for: their language, the day it is, and the stay whose dates alone they want to see. */
type OfferContext = { lang: Lang; today: Day; from?: Day | undefined; to?: Day | undefined }

/** A product as a list shows it, for a reader of `lang` on a day. `full`: place pools without a free place. */
export function summarizeOffer(
  catalogue: Catalogue,
  product: Product,
  { lang, today }: OfferContext,
  full: ReadonlySet<string>,
): OfferSummary {
  const { id, name, summary, merchant } = product
  const kind = kindOf(product)
  const { prices, bookable, ...ages } = kind.summarize({ catalogue, product, today }, full)
  return {
    product: id,
    kind: product.kind,
    name: name[lang],
    summary: summary[lang],
    merchantName: catalogue.merchants.get(merchant)?.name ?? '',
    fromCents: prices.length > 0 ? Math.min(...prices) : null,
    toCents: prices.length > 0 ? Math.max(...prices) : null,
    bookable,
    ...ages,
  }
}

/** Everything needed to choose a product. `from` and `to` leave only the dates that touch a stay. */
export function describeOffer(
  catalogue: Catalogue,
  product: Product,
  context: OfferContext,
  { full, places }: { full: ReadonlySet<string>; places: PoolPlaces },
): Offer {
  const { today } = context
  const kind = kindOf(product)
  return {
    ...summarizeOffer(catalogue, product, context, full),
    type: product.type,
    timeZone: catalogue.timeZone,
    form: kind.form,
    people: kind.people,
    ...kind.describeOffer({ catalogue, product, today }, { ...context, places }),
    withdrawal: product.withdrawal,
  }
}

type StayRequest = { today: Day; from: Day; to: Day; ages: string | undefined }

/** Everybody comes when nobody says who. */
const everybody = '0-'

/** What a product costs in a stay, as far as its places are not full; null when it cannot be had then. */
export function stayPrices(
  catalogue: Catalogue,
  product: Product,
  full: ReadonlySet<string>,
  { today, from, to, ages = everybody }: StayRequest,
): OfferSummary['inStay'] {
  const stay = { from, to, ages: ages.split(',').map(ageRange) }
  const prices = kindOf(product).pricesInStay({ catalogue, product, today }, stay, full)
  return prices.length > 0 ? { fromCents: Math.min(...prices), toCents: Math.max(...prices) } : null
}

function ageRange(text: string): AgeRange {
  const [from, to] = text.split('-')
  return { from: Number(from), to: to ? Number(to) : Infinity }
}
