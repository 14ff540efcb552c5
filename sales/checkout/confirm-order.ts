import type { Sql } from 'base/database'
import { confirmHolds } from '../availability/holds.ts'
import { loadCart } from '../cart/cart-store.ts'
import { priceCart, totalOf } from '../cart/cart.ts'
import { confirmationMail, refundMail } from '../orders/mail/mail-content.ts'
import { enqueueMail } from '../orders/mail/outbox.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { orderAfter } from '../orders/order-states.ts'
import type { OrderEvent } from '../orders/order-states.ts'
import { findOrder, linesOfOrder, replaceOrderLines, setOrderState } from '../orders/order-store.ts'
import { findPayment, saveTransaction, paymentsOfCart, setPaymentState } from '../payments/payment-store.ts'
import type { Payment } from '../payments/payment-store.ts'
import type { CheckoutServices } from './services.ts'
import { hasCorrections, orderLinesOf } from './order-lines.ts'
import { setCartState } from './cart-lock.ts'
import type { LockedCart } from './cart-lock.ts'

/** A payment that the bank has completed, with its order and locked cart. */
export type ReceivedPayment = {
  payment: Payment
  order: Order
  cart: LockedCart | undefined
  transaction: { id: string; code: string; amountCents: number }
}

/** Why a paid order cannot be fulfilled. */
type Obstacle = 'wrong-amount' | 'already-paid' | 'cart-ordered' | 'cart-changed' | 'places-taken'

/** Confirms the order of a received payment if it can be fulfilled, else schedules the refund. Must run in a transaction. */
export async function confirmOrRefund(db: Sql, services: CheckoutServices, received: ReceivedPayment): Promise<void> {
  const obstacle = await findObstacle(db, services, received)
  if (obstacle) await scheduleRefund(db, services, received, obstacle)
  else await confirmOrder(db, services, received)
}

async function findObstacle(
  db: Sql,
  services: CheckoutServices,
  { order, cart }: ReceivedPayment,
): Promise<Obstacle | undefined> {
  if (cart?.state === 'ordered') return cart.orderToken === order.token ? 'already-paid' : 'cart-ordered'
  const ordered = await linesOfOrder(db, order.token)
  const ids = ordered.map(({ id }) => id).toSorted()
  if (!cart || ids.join() !== cart.lines.toSorted().join()) return 'cart-changed'
  if (!(await applyCorrections(db, services, order, ordered))) return 'cart-changed'
  const confirmed = await confirmHolds(db, cart.id)
  return confirmed.ok ? undefined : 'places-taken'
}

/**
 * A payment may complete after the buyer has cancelled it and corrected names or levels in the cart: the order gets these corrections.
 * False when they have changed the total, so that the payment does not fit the cart any more.
 */
async function applyCorrections(
  db: Sql,
  { catalogues, clock }: CheckoutServices,
  order: Order,
  ordered: readonly OrderLine[],
): Promise<boolean> {
  const cart = await loadCart(db, order.cartId)
  if (!cart || !hasCorrections(ordered, cart)) return true
  const catalogue = catalogues.get(order.resort)
  if (!catalogue || totalOf(priceCart(catalogue, cart)) !== order.totalCents) return false
  await replaceOrderLines(db, order.token, orderLinesOf(catalogue, cart, order.lang, clock()))
  return true
}

async function confirmOrder(db: Sql, services: CheckoutServices, received: ReceivedPayment): Promise<void> {
  const now = services.clock()
  const { payment, transaction } = received
  await saveTransaction(db, { ...transaction, paymentId: payment.id, state: 'paid', now })
  await setPaymentState(db, payment.id, { state: 'paid', code: transaction.code, now })
  await completeOrder(db, services, received.order)
}

/** Completes an order whose places are sold: its cart is ordered, other attempts are abandoned, the confirmation mail is queued. */
export async function completeOrder(db: Sql, services: CheckoutServices, order: Order): Promise<void> {
  const now = services.clock()
  await applyOrderEvent(db, order, 'paid', now)
  await setCartState(db, order.cartId, { state: 'ordered', orderToken: order.token, now })
  await abandonOtherAttempts(db, order, now)
  const content = confirmationMail(order, await linesOfOrder(db, order.token))
  await enqueueMail(db, services.jobs, { kind: 'confirmation', order, content, now })
  services.log.info({ order: order.number }, 'order confirmed')
}

async function abandonOtherAttempts(db: Sql, { token, cartId }: Order, now: Date): Promise<void> {
  for (const other of await paymentsOfCart(db, cartId)) {
    if (other.orderToken === token || (other.state !== 'started' && other.state !== 'pending')) continue
    await setPaymentState(db, other.id, { state: 'abandoned', now })
    const order = await findOrder(db, other.orderToken)
    if (order) await applyOrderEvent(db, order, 'abandoned', now)
  }
}

/** Schedules the refund of a payment whose order cannot be fulfilled: writes the job and the buyer's mail, and logs an alarm. */
export async function scheduleRefund(
  db: Sql,
  services: CheckoutServices,
  { payment, order, cart, transaction }: ReceivedPayment,
  reason: Obstacle,
): Promise<void> {
  const now = services.clock()
  await saveTransaction(db, { ...transaction, paymentId: payment.id, state: 'refund-due', now })
  await services.jobs.send(db, 'refund', transaction.id)
  const current = await findPayment(db, payment.id)
  if (current?.state !== 'paid')
    await setPaymentState(db, payment.id, { state: 'refund-due', code: transaction.code, now })
  const moved = await applyOrderEvent(db, order, 'unfulfillable', now)
  if (moved)
    await enqueueMail(db, services.jobs, {
      kind: 'refund',
      order,
      content: refundMail({ ...order, totalCents: transaction.amountCents }),
      now,
    })
  if (cart) await reopenCart(db, cart, order, now)
  services.log.error({ alarm: true, order: order.number, transaction: transaction.id, reason }, 'refund scheduled')
}

/** Reopens a cart for changes and another payment, if this order is the one it is being paid with. */
export async function reopenCart(db: Sql, cart: LockedCart, order: Pick<Order, 'token'>, now: Date): Promise<void> {
  if (cart.state === 'paying' && cart.orderToken === order.token)
    await setCartState(db, cart.id, { state: 'open', orderToken: null, now })
}

/** Applies an event to an order; false when its state does not allow it. */
export async function applyOrderEvent(db: Sql, order: Order, event: OrderEvent, now: Date): Promise<boolean> {
  const step = orderAfter(order.state, event)
  if (!('to' in step)) return false
  await setOrderState(db, order.token, step.to, step.to === 'paid' ? now : undefined)
  return true
}
