import { fromEuros, toEuros } from 'base/money'
import type { AnalyticsItem } from 'contracts/events'
import { defaultCurrency } from '../constants.ts'
import type { Revenue } from './event.ts'

/** The properties of an item, by the names of the specification (CART-8). */
const words = ['item_name', 'item_brand', 'item_category', 'item_category2', 'item_category3', 'item_variant'] as const

/**
 * The items of an event as its properties. Properties are single values and an event must be counted once, so several items share
 * them: what differs stands side by side, and quantities are added.
 */
export function itemProps(items: readonly AnalyticsItem[]): Record<string, string | number> {
  if (items.length === 0) return {}
  const named = words.map((word) => [word, sideBySide(items.map((item) => item[word]))])
  return {
    ...(Object.fromEntries(named) as Record<string, string>),
    price: sideBySide(items.map(({ price }) => price)),
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** The sum of price × quantity (CART-8). */
export function revenueOf(items: readonly AnalyticsItem[], currency = defaultCurrency): Revenue {
  const cents = items.reduce((sum, { price, quantity }) => sum + fromEuros(price) * quantity, 0)
  return { amount: toEuros(cents), currency }
}

function sideBySide(values: readonly (string | number | undefined)[]): string {
  return [...new Set(values.filter((value) => value !== undefined))].join(' | ')
}
