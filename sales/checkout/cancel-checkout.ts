import type { Sql } from 'base/database'
import { fail } from 'base/errors'
import { loadCart } from '../cart/cart-store.ts'
import { toCartView } from '../cart/cart-view.ts'
import type { CartContext, WriteResult, WriteRequest } from '../cart/write.ts'
import { findOrder } from '../orders/order-store.ts'
import { paymentAfter } from '../payments/payment-states.ts'
import type { PaymentEvent } from '../payments/payment-states.ts'
import { paymentsOfCart, setPaymentState } from '../payments/payment-store.ts'
import type { CheckoutServices } from './services.ts'
import { lockCart } from './cart-lock.ts'
import { applyOrderEvent, reopenCart } from './confirm-order.ts'

/**
 * The buyer comes back without having paid and wants to change the cart. Repeating it does no harm, so it asks for no version.
 * Refused with 'paying' while the bank is still at it. Answers the cart.
 */
export async function cancelCheckout(
  shop: CartContext,
  services: CheckoutServices,
  cartId: string,
  { lang }: WriteRequest,
): Promise<WriteResult> {
  return shop.database.db.transaction(async (db) => {
    const free = await abandonPayment(db, services, cartId)
    const cart = await loadCart(db, cartId)
    const catalogue = cart && shop.catalogues.get(cart.resort)
    if (!cart || !catalogue) return { ok: false, failure: fail('unknown-cart', 'unknown-cart').failure }
    const view = toCartView(catalogue, cart, services.clock(), lang)
    if (!free) return { ok: false, failure: fail('paying', 'paying').failure, cart: view, catalogue }
    return { ok: true, answer: JSON.stringify(view) }
  })
}

/** Ends the attempt that a cart is being paid with. False when it cannot be ended: the bank has said "not yet". */
export async function abandonPayment(
  db: Sql,
  services: CheckoutServices,
  cartId: string,
  event: Extract<PaymentEvent, 'cancelled' | 'timed-out'> = 'cancelled',
): Promise<boolean> {
  const cart = await lockCart(db, cartId)
  if (cart?.state !== 'paying') return true
  const now = services.clock()
  const payment = (await paymentsOfCart(db, cartId)).find(({ orderToken }) => orderToken === cart.orderToken)
  const step = payment && paymentAfter(payment.state, event)
  if (!payment || !step || !('to' in step)) return false
  await setPaymentState(db, payment.id, { state: step.to, now })
  const order = await findOrder(db, payment.orderToken)
  if (!order) return false
  await applyOrderEvent(db, order, 'abandoned', now)
  await reopenCart(db, cart, order, now)
  return true
}
