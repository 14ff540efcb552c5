import { toEuros } from 'base/money'
import { emitSalesEvent } from 'contracts/events'
import type { OrderView } from '../../api/cart.ts'
import { itemsOfOrder } from '../analytics/items.ts'
import { isFirstTime } from '../analytics/once.ts'
import { finalCode } from './order-status.ts'

/** Emits how a payment ended: once an attempt and code, however often its page is opened or reloaded (CART-5). */
export function emitPaymentEvent(order: OrderView): void {
  const code = finalCode(order)
  if (code === undefined || !isFirstTime(`${order.token} ${code}`)) return
  emitSalesEvent('sales:payment', {
    items: itemsOfOrder(order),
    cartId: order.cartId,
    code,
    total: toEuros(order.totalCents),
  })
}
