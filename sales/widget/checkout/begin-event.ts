import { emitSalesEvent } from 'contracts/events'
import type { CartView } from '../../api/cart.ts'
import { itemsOfLines } from '../analytics/items.ts'
import { isFirstTime } from '../analytics/once.ts'

/** Emits that a checkout begins: once for a cart with these lines, however often its checkout is opened or reloaded (CART-4). */
export function emitBeginCheckout({ id, lines }: Pick<CartView, 'id' | 'lines'>): void {
  const ids = lines.map((line) => line.id).toSorted()
  if (isFirstTime(`checkout ${id} ${ids.join(' ')}`))
    emitSalesEvent('sales:begin-checkout', { items: itemsOfLines(lines) })
}
