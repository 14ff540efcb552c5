import { toEuros } from 'base/money'
import type { BlockData } from 'content/api/blocks'
import type { PageView, Shell } from 'content/api/page'
import type { ListedOffer } from 'contracts/offers'
import type { AggregateOffer, Offer, Product } from 'schema-dts'
import { pictureOf } from '../open-graph.ts'

/**
 * The products that a page offers, with what they cost. One whose price is not known is left out: a product without an offer is an
 * error to search engines, and an outdated price would be wrong.
 */
export function productsOf(page: PageView, shell: Shell, sold: readonly ListedOffer[]): Product[] {
  const blocks = page.zones.flatMap((zone) => zone.blocks)
  return blocks.flatMap((block) => {
    if (block.type !== 'offer') return []
    const listed = sold.find(({ kind, product }) => kind === block.data.kind && product === block.data.product)
    const offers = listed && offersOf(listed, page)
    return offers ? [productOf(block.data, page, shell, listed, offers)] : []
  })
}

function productOf(
  { product, title, text, picture }: BlockData<'offer'>,
  page: PageView,
  shell: Shell,
  { merchantName }: ListedOffer,
  offers: Offer | AggregateOffer,
): Product {
  const path = picture ? `/pictures/${picture}-share.jpg` : pictureOf(page, shell).path
  return {
    '@type': 'Product',
    '@id': `${page.address}#${product}`,
    name: title,
    description: text ?? page.fields.seo.description ?? page.fields.title,
    image: new URL(path, page.address).href,
    sku: product,
    url: page.address,
    brand: { '@type': 'Brand', name: merchantName },
    offers,
  }
}

/** One price is an `Offer`. Where it depends on week and age, the range is an `AggregateOffer`, whose lowest price is the one that the page shows. */
function offersOf(
  { fromCents, toCents, bookable, merchantName }: ListedOffer,
  page: PageView,
): Offer | AggregateOffer | undefined {
  if (fromCents === null) return undefined
  const terms = {
    priceCurrency: 'EUR',
    availability: bookable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    url: page.address,
    seller: { '@type': 'Organization', name: merchantName },
  } as const
  const cheapest: Offer = { '@type': 'Offer', price: amount(fromCents), ...terms }
  if (toCents === null || toCents === fromCents) return cheapest
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(fromCents),
    highPrice: amount(toCents),
    ...terms,
    offers: [cheapest],
  }
}

/** An amount as schema.org wants it: a point, two decimals, no sign. */
function amount(cents: number): string {
  return toEuros(cents).toFixed(2)
}
