import { ageOn } from 'base/day'
import { toEuros } from 'base/money'
import type { AnalyticsItem } from 'contracts/events'
import type { CartLine, OrderView } from '../../api/cart.ts'
import type { Offer, OfferSummary } from '../../api/offers.ts'

/** The lines of a cart as analytics services count them; equal ones are one item with a quantity (CART-8). */
export function itemsOfLines(lines: readonly CartLine[]): AnalyticsItem[] {
  return merged(lines.map(itemOfLine))
}

/** The lines of an order as analytics services count them (CART-8). */
export function itemsOfOrder({ lines }: Pick<OrderView, 'lines'>): AnalyticsItem[] {
  return merged(
    lines.map(({ name, merchantName, kind, totalCents }) => ({
      item_name: name,
      item_brand: merchantName,
      item_category: kind,
      price: toEuros(totalCents),
      quantity: 1,
    })),
  )
}

/** A product that somebody looks at; its lowest price, since nothing is chosen yet. */
export function itemOfOffer({ name, merchantName, kind, product, fromCents }: Offer | OfferSummary): AnalyticsItem {
  return {
    item_name: name,
    item_brand: merchantName,
    item_category: kind,
    item_category2: product,
    price: toEuros(fromCents ?? 0),
    quantity: 1,
  }
}

function itemOfLine(line: CartLine): AnalyticsItem {
  return {
    item_name: line.name,
    item_brand: line.merchantName,
    item_category: line.kind,
    item_category2: line.product,
    ...audienceOf(line),
    ...(line.variant && { item_variant: line.variant }),
    ...amountOf(line),
  }
}

/** Price and quantity, whose product is what the line costs: one piece where its price cannot be divided into whole cents. */
function amountOf({ totalCents, quantity }: CartLine): Pick<AnalyticsItem, 'price' | 'quantity'> {
  return totalCents % quantity === 0
    ? { price: toEuros(totalCents / quantity), quantity }
    : { price: toEuros(totalCents), quantity: 1 }
}

/** The age group of a line's people; none where they are of several, or where it is for nobody. */
function audienceOf({ people, firstDay }: CartLine): Pick<AnalyticsItem, 'item_category3'> {
  const [group, ...others] = new Set(people.map(({ birthDate }) => ageGroup(ageOn(birthDate, firstDay))))
  return group !== undefined && others.length === 0 ? { item_category3: group } : {}
}

function ageGroup(age: number): string {
  if (age < 13) return 'child'
  return age < 18 ? 'teen' : 'adult'
}

function merged(items: readonly AnalyticsItem[]): AnalyticsItem[] {
  const groups = Map.groupBy(items, (item) => JSON.stringify(item))
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: first.quantity * (1 + more.length) }] : [],
  )
}
