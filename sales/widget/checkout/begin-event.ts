import { emitSalesEvent } from 'contracts/events'
import type { CartView } from '../../api/cart.ts'
import { itemsOfLines } from '../analytics/items.ts'
import { forgetTimes, isFirstTime } from '../analytics/once.ts'

/**
 * Emits that a checkout begins: once for a cart with these lines, however often its checkout is opened or reloaded (CART-4). After a
 * payment was begun, another checkout begins.
 */
export function emitBeginCheckout({ id, lines }: Pick<CartView, 'id' | 'lines'>): void {
  const ids = lines.map((line) => line.id).toSorted()
  if (isFirstTime(`${occurrence(id)}${ids.join(' ')}`))
    emitSalesEvent('sales:begin-checkout', { items: itemsOfLines(lines) })
}

/** The checkout ends with a payment: one that is opened after it, because the payment failed, is another. */
export function endCheckout({ id }: Pick<CartView, 'id'>): void {
  forgetTimes(occurrence(id))
}

function occurrence(cartId: string): string {
  return `checkout ${cartId} `
}
