import type { Sql } from 'base/database'
import { fail } from 'base/errors'
import { loadCart } from '../cart/cart-store.ts'
import { toCartView } from '../cart/cart-view.ts'
import type { CartContext, WriteResult, WriteRequest } from '../cart/write.ts'
import { findOrder } from '../orders/order-store.ts'
import { paymentAfter } from '../payments/payment-states.ts'
import type { PaymentEvent } from '../payments/payment-states.ts'
import { paymentOfOrder, setPaymentState } from '../payments/payment-store.ts'
import type { CheckoutServices } from './services.ts'
import { lockCart } from './cart-lock.ts'
import { applyOrderEvent, reopenCart } from './confirm-order.ts'

/**
 * Cancels the payment at the buyer's wish, so that the cart can be changed. Idempotent, so no version is needed.
 * Refused with 'paying' while the bank has not decided yet. Returns the cart.
 */
export async function cancelCheckout(
  shop: CartContext,
  services: CheckoutServices,
  cartId: string,
  { lang }: WriteRequest,
): Promise<WriteResult> {
  return shop.database.db.transaction(async (db) => {
    const abandoned = await abandonCurrentPayment(db, services, cartId)
    const cart = await loadCart(db, cartId)
    const catalogue = cart && shop.catalogues.get(cart.resort)
    if (!cart || !catalogue) return { ok: false, failure: fail('unknown-cart', 'unknown-cart').failure }
    const view = toCartView(catalogue, cart, services.clock(), lang)
    if (!abandoned) return { ok: false, failure: fail('paying', 'paying').failure, cart: view }
    return { ok: true, answer: JSON.stringify(view) }
  })
}

/** Cancels the attempt that a cart is being paid with. False when it cannot be cancelled: the bank has not decided yet. */
export async function abandonCurrentPayment(db: Sql, services: CheckoutServices, cartId: string): Promise<boolean> {
  const cart = await lockCart(db, cartId)
  if (cart?.state !== 'paying' || cart.orderToken === null) return true
  return abandonPayment(db, services, cart.orderToken, 'cancelled')
}

/** Ends the attempt to pay this order, if its state allows it, and reopens the cart if it is being paid with this order. */
export async function abandonPayment(
  db: Sql,
  services: CheckoutServices,
  orderToken: string,
  event: Extract<PaymentEvent, 'cancelled' | 'timed-out'>,
): Promise<boolean> {
  const found = await findOrder(db, orderToken)
  const cart = found && (await lockCart(db, found.cartId))
  // Payment and order are read again under the lock.
  const [payment, order] = [await paymentOfOrder(db, orderToken), await findOrder(db, orderToken)]
  if (!payment || !order) return false
  const step = paymentAfter(payment.state, event)
  if (!('to' in step)) return false
  const now = services.clock()
  await setPaymentState(db, payment.id, { state: step.to, now })
  await applyOrderEvent(db, order, 'abandoned', now)
  if (cart) await reopenCart(db, cart, order, now)
  return true
}
