import type { Sql } from 'base/database'
import { confirmHolds } from '../availability/holds.ts'
import { confirmationMail, refundMail } from '../orders/mail/mail-content.ts'
import { enqueueMail } from '../orders/mail/outbox.ts'
import type { Order } from '../orders/order.ts'
import { orderAfter } from '../orders/order-states.ts'
import type { OrderEvent } from '../orders/order-states.ts'
import { findOrder, linesOfOrder, setOrderState } from '../orders/order-store.ts'
import { findPayment, saveTransaction, paymentsOfCart, setPaymentState } from '../payments/payment-store.ts'
import type { Payment } from '../payments/payment-store.ts'
import type { CheckoutServices } from './services.ts'
import { setCartState } from './cart-lock.ts'
import type { LockedCart } from './cart-lock.ts'

/** A final word about money, and all that it concerns; the cart is locked. */
export type ReceivedPayment = {
  payment: Payment
  order: Order
  cart: LockedCart | undefined
  transaction: { id: string; code: string; amountCents: number }
}

/** Why a paid order cannot be kept. */
type Obstacle = 'already-paid' | 'cart-ordered' | 'cart-changed' | 'places-taken'

/** The money is there: the order is paid when it can still be had, else the money goes back. One transaction of the caller. */
export async function confirmOrRefund(db: Sql, services: CheckoutServices, received: ReceivedPayment): Promise<void> {
  const obstacle = await findObstacle(db, received)
  if (obstacle) await scheduleRefund(db, services, received, obstacle)
  else await confirmOrder(db, services, received)
}

async function findObstacle(db: Sql, { order, cart }: ReceivedPayment): Promise<Obstacle | undefined> {
  if (cart?.state === 'ordered') return cart.orderToken === order.token ? 'already-paid' : 'cart-ordered'
  const ordered = (await linesOfOrder(db, order.token)).map(({ id }) => id).toSorted()
  if (!cart || ordered.join() !== cart.lines.toSorted().join()) return 'cart-changed'
  const firm = await confirmHolds(db, cart.id)
  return firm.ok ? undefined : 'places-taken'
}

async function confirmOrder(db: Sql, services: CheckoutServices, received: ReceivedPayment): Promise<void> {
  const now = services.clock()
  const { payment, transaction } = received
  await saveTransaction(db, { ...transaction, paymentId: payment.id, state: 'paid', now })
  await setPaymentState(db, payment.id, { state: 'paid', code: transaction.code, now })
  await completeOrder(db, services, received.order)
}

/** Makes an order a paid one: its cart is done, other attempts to pay it are over, and the confirmation is written. */
export async function completeOrder(db: Sql, services: CheckoutServices, order: Order): Promise<void> {
  const now = services.clock()
  await applyOrderEvent(db, order, 'paid', now)
  await setCartState(db, order.cartId, { state: 'ordered', orderToken: order.token, now })
  await abandonOtherAttempts(db, order, now)
  const letter = confirmationMail(order, await linesOfOrder(db, order.token))
  await enqueueMail(db, services.jobs, { kind: 'confirmation', order, letter, now })
  services.log.info({ order: order.number }, 'an order is paid')
}

async function abandonOtherAttempts(db: Sql, { token, cartId }: Order, now: Date): Promise<void> {
  for (const other of await paymentsOfCart(db, cartId)) {
    if (other.orderToken === token || (other.state !== 'started' && other.state !== 'pending')) continue
    await setPaymentState(db, other.id, { state: 'abandoned', now })
    const order = await findOrder(db, other.orderToken)
    if (order) await applyOrderEvent(db, order, 'abandoned', now)
  }
}

/** Money came that buys nothing: it goes back by a job that is written here and now, and somebody is told. */
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
  if (moved) await enqueueMail(db, services.jobs, { kind: 'refund', order, letter: refundMail(order), now })
  if (cart) await reopenCart(db, cart, order, now)
  services.log.error({ alarm: true, order: order.number, transaction: transaction.id, reason }, 'money goes back')
}

/** The cart can be changed and paid again; it keeps everything. Only the order that it was being paid with may open it. */
export async function reopenCart(db: Sql, cart: LockedCart, order: Pick<Order, 'token'>, now: Date): Promise<void> {
  if (cart.state === 'paying' && cart.orderToken === order.token)
    await setCartState(db, cart.id, { state: 'open', orderToken: null, now })
}

/** Takes an order a step further; false when its state does not allow it. */
export async function applyOrderEvent(db: Sql, order: Order, event: OrderEvent, now: Date): Promise<boolean> {
  const step = orderAfter(order.state, event)
  if (!('to' in step)) return false
  await setOrderState(db, order.token, step.to, step.to === 'paid' ? now : undefined)
  return true
}
