import type { Sql } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { outcomeOf } from 'contracts/payment'
import { holdForPayment } from '../availability/holds.ts'
import type { Order } from '../orders/order.ts'
import { findOrder } from '../orders/order-store.ts'
import { ruleOf } from '../payments/codes.ts'
import { pendingMs } from '../payments/limits.ts'
import { paymentAfter } from '../payments/payment-states.ts'
import type { PaymentStep } from '../payments/payment-states.ts'
import { findPayment, findTransaction, saveTransaction, setPaymentState } from '../payments/payment-store.ts'
import type { Payment, PaymentTransaction } from '../payments/payment-store.ts'
import type { PaymentNotification, NotificationRefusal } from '../payments/provider.ts'
import type { Fields } from '../payments/signature.ts'
import { alertStaff } from './alert.ts'
import type { CheckoutServices } from './services.ts'
import { lockCart } from './cart-lock.ts'
import type { LockedCart } from './cart-lock.ts'
import { handleRefundNotification } from './refund.ts'
import { applyOrderEvent, scheduleRefund, reopenCart, confirmOrRefund } from './confirm-order.ts'

type Refused = NotificationRefusal | 'unknown-order' | 'wrong-amount' | 'other-payment'

/** 'applied', or the reason why nothing had to change. */
type Effect = 'applied' | (string & {})

/**
 * Handles a notification of the bank: checks signature, account, fields, order and transaction, then applies it.
 * One that was applied before, or comes too late, changes nothing. A failure is logged and answered with ERROR.
 */
export async function handleNotification(services: CheckoutServices, fields: Fields): Promise<Result<Effect, Refused>> {
  const verified = services.provider.verify(fields)
  if (!verified.ok) return verified
  return services.database.db.transaction((db) => applyNotification(db, services, verified.value))
}

async function applyNotification(
  db: Sql,
  services: CheckoutServices,
  notification: PaymentNotification,
): Promise<Result<Effect, Refused>> {
  const found = await findPayment(db, notification.paymentId)
  const order = found && (await findOrder(db, found.orderToken))
  if (!found || !order) return fail('unknown-order', 'No payment of ours has this order id.')
  const cart = await lockCart(db, order.cartId)
  // Payment and order are read again under the lock.
  const [payment, current] = [await findPayment(db, found.id), await findOrder(db, order.token)]
  if (!payment || !current) return fail('unknown-order', 'No payment of ours has this order id.')
  if (notification.operation === 'refund')
    return ok(await handleRefundNotification(db, services, payment, notification))
  const { transactionId, amountCents, code, message } = notification
  const alert = { transactionId, paymentId: payment.id, amountCents, code, message }
  if (notification.operation !== 'payment')
    return ok((await alertStaff(db, services, { kind: 'bank-operation', ...alert })) ? 'applied' : 'this was known')
  const known = await findTransaction(db, notification.transactionId)
  if (known && known.paymentId !== payment.id)
    return fail('other-payment', 'The transaction belongs to another payment.')
  if (amountCents !== payment.amountCents) {
    if (outcomeOf(code) !== 'paid') return fail('wrong-amount', 'The amount is not the one that was asked for.')
    await alertStaff(db, services, { kind: 'wrong-amount', ...alert })
  }
  return ok(await applyPaymentNotification(db, services, { payment, order: current, cart, known, notification }))
}

type VerifiedNotification = {
  payment: Payment
  order: Order
  cart: LockedCart | undefined
  known: PaymentTransaction | undefined
  notification: PaymentNotification
}

async function applyPaymentNotification(
  db: Sql,
  services: CheckoutServices,
  one: VerifiedNotification,
): Promise<Effect> {
  const { payment, order, cart, known, notification } = one
  // A transaction that has moved money is final: repeated notifications cannot move it again.
  if (known && known.state !== 'noted') return 'this was known'
  const { transactionId: id, code, amountCents } = notification
  const step = paymentAfter(payment.state, outcomeOf(code))
  const received = { payment, order, cart, transaction: { id, code, amountCents } }
  if ('do' in step) {
    if (amountCents !== payment.amountCents) await scheduleRefund(db, services, received, 'wrong-amount')
    else if (step.do === 'confirm') await confirmOrRefund(db, services, received)
    else await scheduleRefund(db, services, received, 'already-paid')
    return 'applied'
  }
  await saveTransaction(db, { id, code, amountCents, paymentId: payment.id, state: 'noted', now: services.clock() })
  return 'to' in step ? changePaymentState(db, services, one, step) : step.unchanged
}

async function changePaymentState(
  db: Sql,
  services: CheckoutServices,
  { payment, order, cart, notification: { code } }: VerifiedNotification,
  { to }: Extract<PaymentStep, { to: unknown }>,
): Promise<Effect> {
  const now = services.clock()
  await setPaymentState(db, payment.id, to === 'refused' ? { state: to, code, now } : { state: to, now })
  if (to === 'pending') await holdWhilePending(db, payment, order, cart)
  if (to !== 'refused') return 'applied'
  await applyOrderEvent(db, order, 'refused', now)
  if (cart) await reopenCart(db, cart, order, now)
  const { watch } = ruleOf(code)
  if (watch !== 'none')
    services.log.error({ alarm: watch === 'alarm', order: order.number, code }, 'a refused payment needs attention')
  return 'applied'
}

/** The places stay held for as long as the cart is locked by the pending payment. Places that are already gone are found when the money comes. */
async function holdWhilePending(
  db: Sql,
  { createdAt }: Payment,
  { token }: Order,
  cart: LockedCart | undefined,
): Promise<void> {
  if (cart?.state !== 'paying' || cart.orderToken !== token) return
  await holdForPayment(db, cart.id, new Date(createdAt.getTime() + pendingMs))
}
