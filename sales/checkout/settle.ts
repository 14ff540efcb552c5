import type { Sql } from 'base/database'
import { firmHolds } from '../availability/holds.ts'
import { confirmation, refundNews } from '../orders/mail/letter.ts'
import { postLetter } from '../orders/mail/outbox.ts'
import type { Order } from '../orders/order.ts'
import { orderAfter } from '../orders/order-states.ts'
import type { OrderEvent } from '../orders/order-states.ts'
import { findOrder, linesOfOrder, setOrderState } from '../orders/order-store.ts'
import { findPayment, noteTransaction, paymentsOfCart, setPayment } from '../payments/payment-store.ts'
import type { Payment } from '../payments/payment-store.ts'
import type { Desk } from './desk.ts'
import { setCart } from './paid-cart.ts'
import type { LockedCart } from './paid-cart.ts'

/** A final word about money, and all that it concerns; the cart is locked. */
export type Settlement = {
  payment: Payment
  order: Order
  cart: LockedCart | undefined
  transaction: { id: string; code: string; amountCents: number }
}

/** Why a paid order cannot be kept. */
type Obstacle = 'paid-before' | 'cart-ordered' | 'cart-changed' | 'places-gone'

/** The money is there: the order is paid when it can still be had, else the money goes back. One transaction of the caller. */
export async function settle(db: Sql, desk: Desk, settlement: Settlement): Promise<void> {
  const obstacle = await findObstacle(db, settlement)
  if (obstacle) await payBack(db, desk, settlement, obstacle)
  else await keepOrder(db, desk, settlement)
}

async function findObstacle(db: Sql, { order, cart }: Settlement): Promise<Obstacle | undefined> {
  if (cart?.state === 'ordered') return cart.orderToken === order.token ? 'paid-before' : 'cart-ordered'
  const ordered = (await linesOfOrder(db, order.token)).map(({ id }) => id).toSorted()
  if (!cart || ordered.join() !== cart.lines.toSorted().join()) return 'cart-changed'
  const firm = await firmHolds(db, cart.id)
  return firm.ok ? undefined : 'places-gone'
}

async function keepOrder(db: Sql, desk: Desk, settlement: Settlement): Promise<void> {
  const now = desk.clock()
  const { payment, transaction } = settlement
  await noteTransaction(db, { ...transaction, paymentId: payment.id, state: 'paid', now })
  await setPayment(db, payment.id, { state: 'paid', code: transaction.code, now })
  await completeOrder(db, desk, settlement.order)
}

/** Makes an order a paid one: its cart is done, other attempts to pay it are over, and the confirmation is written. */
export async function completeOrder(db: Sql, desk: Desk, order: Order): Promise<void> {
  const now = desk.clock()
  await moveOrder(db, order, 'kept', now)
  await setCart(db, order.cartId, { state: 'ordered', orderToken: order.token, now })
  await endOtherAttempts(db, order, now)
  const letter = confirmation(order, await linesOfOrder(db, order.token))
  await postLetter(db, desk.jobs, { kind: 'confirmation', order, letter, now })
  desk.log.info({ order: order.number }, 'an order is paid')
}

async function endOtherAttempts(db: Sql, { token, cartId }: Order, now: Date): Promise<void> {
  for (const other of await paymentsOfCart(db, cartId)) {
    if (other.orderToken === token || (other.state !== 'started' && other.state !== 'pending')) continue
    await setPayment(db, other.id, { state: 'abandoned', now })
    const order = await findOrder(db, other.orderToken)
    if (order) await moveOrder(db, order, 'given-up', now)
  }
}

/** Money came that buys nothing: it goes back by a job that is written here and now, and somebody is told. */
export async function payBack(
  db: Sql,
  desk: Desk,
  { payment, order, cart, transaction }: Settlement,
  reason: Obstacle,
): Promise<void> {
  const now = desk.clock()
  await noteTransaction(db, { ...transaction, paymentId: payment.id, state: 'refund-due', now })
  await desk.jobs.send(db, 'refund', transaction.id)
  const current = await findPayment(db, payment.id)
  if (current?.state !== 'paid') await setPayment(db, payment.id, { state: 'refund-due', code: transaction.code, now })
  const moved = await moveOrder(db, order, 'cannot-keep', now)
  if (moved) await postLetter(db, desk.jobs, { kind: 'refund', order, letter: refundNews(order), now })
  if (cart) await reopenCart(db, cart, order, now)
  desk.log.error({ alarm: true, order: order.number, transaction: transaction.id, reason }, 'money goes back')
}

/** The cart can be changed and paid again; it keeps everything. Only the order that it was being paid with may open it. */
export async function reopenCart(db: Sql, cart: LockedCart, order: Pick<Order, 'token'>, now: Date): Promise<void> {
  if (cart.state === 'paying' && cart.orderToken === order.token)
    await setCart(db, cart.id, { state: 'open', orderToken: null, now })
}

/** Takes an order a step further; false when its state does not allow it. */
export async function moveOrder(db: Sql, order: Order, event: OrderEvent, now: Date): Promise<boolean> {
  const step = orderAfter(order.state, event)
  if (!('to' in step)) return false
  await setOrderState(db, order.token, step.to, step.to === 'paid' ? now : undefined)
  return true
}
