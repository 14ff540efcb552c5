import { toEuros } from 'base/money'
import { emitSalesEvent } from 'contracts/events'
import type { OrderView } from '../../api/cart.ts'
import { itemsOfOrder } from '../analytics/items.ts'
import { finalCode } from './order-status.ts'

const key = 'sales_told'
const inMemory = new Set<string>()

/** Tells the page how a payment ended: once an attempt and code, however often its page is opened or reloaded (CART-5). */
export function emitPaymentEvent(order: OrderView): void {
  const code = finalCode(order)
  if (code === undefined || !firstTime(`${order.token} ${code}`)) return
  emitSalesEvent('sales:payment', {
    items: itemsOfOrder(order),
    cartId: order.cartId,
    code,
    total: toEuros(order.totalCents),
  })
}

function firstTime(outcome: string): boolean {
  const told = new Set([...inMemory, ...stored()])
  if (told.has(outcome)) return false
  inMemory.add(outcome)
  try {
    sessionStorage.setItem(key, JSON.stringify([...told, outcome]))
  } catch {
    // Storage may be forbidden; then this page remembers as long as it lives.
  }
  return true
}

function stored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}
