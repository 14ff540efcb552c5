import type { Sql } from 'base/database'
import { findOrder } from '../orders/order-store.ts'
import type { Order } from '../orders/order.ts'
import { paymentAfter } from '../payments/payment-states.ts'
import {
  countRefundAttempt,
  findPayment,
  findTransaction,
  saveTransaction,
  setPaymentState,
  setRefundId,
  transactionsOfPayment,
} from '../payments/payment-store.ts'
import type { Payment, PaymentTransaction } from '../payments/payment-store.ts'
import type { PaymentNotification, RefundResponse } from '../payments/provider.ts'
import { alertStaff } from './alert.ts'
import { lockCart } from './cart-lock.ts'
import { applyOrderEvent } from './confirm-order.ts'
import type { CheckoutServices } from './services.ts'

/** Nothing of the transaction is left to refund: after a request whose response was lost, that request was executed. */
const nothingLeft = new Set(['2004', '2008'])

/** From this failed request on staff are told: the first ones may be an outage of the bank. */
const alertFromAttempt = 3

/**
 * Refunds a transaction whose refund is due: the job of that name. Throws when it must be tried again.
 * The attempt is counted before the request, so that after a crash in between it is known that one may have been executed.
 */
export async function refundTransaction(services: CheckoutServices, transactionId: string): Promise<void> {
  const { db } = services.database
  const transaction = await findTransaction(db, transactionId)
  if (transaction?.state !== 'refund-due') return
  await countRefundAttempt(db, transactionId)
  const response = await services.provider.refund({
    transactionId,
    paymentId: transaction.paymentId,
    amountCents: transaction.amountCents,
    description: 'Refund',
  })
  if (!isDone(response, transaction)) return reportFailure(services, transaction, response)
  await db.transaction(async (tx) => {
    const payment = await findPayment(tx, transaction.paymentId)
    if (payment) await recordRefund(tx, services, payment, transaction, response.id)
  })
}

function isDone({ code }: RefundResponse, { attempts }: PaymentTransaction): boolean {
  return code === '0000' || (attempts > 0 && code !== undefined && nothingLeft.has(code))
}

/** A refusal with a code is the bank's decision and told to staff at once; a missing response only when it goes on. */
async function reportFailure(
  services: CheckoutServices,
  { id, paymentId, amountCents, attempts }: PaymentTransaction,
  { code, message }: RefundResponse,
): Promise<never> {
  const alert = { kind: 'refund-failed' as const, transactionId: id, paymentId, amountCents, code: code ?? '', message }
  if (code !== undefined || attempts >= alertFromAttempt) await alertStaff(services.database.db, services, alert)
  throw new Error(`the refund of ${id} failed: ${code ?? message}`)
}

/** A notification about a refund: one of ours, or one that the bank made by itself, which is recorded and told to staff. */
export async function handleRefundNotification(
  db: Sql,
  services: CheckoutServices,
  payment: Payment,
  { transactionId, amountCents, code, message }: PaymentNotification,
): Promise<string> {
  const alert = { transactionId, paymentId: payment.id, amountCents, code, message }
  if (code !== '0000') {
    const isNew = await alertStaff(db, services, { kind: 'refund-failed', ...alert })
    return isNew ? 'applied' : 'this refund was known'
  }
  const transactions = await transactionsOfPayment(db, payment.id)
  if (transactions.some(({ refundId }) => refundId === transactionId)) return 'this refund was known'
  const sameAmount = transactions.filter((one) => one.refundId === null && one.amountCents === amountCents)
  const due = sameAmount.find(({ state }) => state === 'refund-due')
  if (due) {
    await recordRefund(db, services, payment, due, transactionId)
    return 'applied'
  }
  const ours = sameAmount.find(({ state }) => state === 'refunded')
  if (ours) {
    await setRefundId(db, ours.id, transactionId)
    return 'this refund was known'
  }
  const isNew = await alertStaff(db, services, { kind: 'bank-refund', ...alert })
  return isNew ? 'applied' : 'this refund was known'
}

/** Records an executed refund: the payment and, if it depended on it, the order end. */
async function recordRefund(
  db: Sql,
  services: CheckoutServices,
  payment: Payment,
  { id, amountCents }: PaymentTransaction,
  refundId: string | undefined,
): Promise<void> {
  const now = services.clock()
  const order = await lockOrder(db, payment)
  const current = await findPayment(db, payment.id)
  if (!order || !current) return
  const refund = refundId === undefined ? {} : { refundId }
  await saveTransaction(db, { id, amountCents, code: '0000', paymentId: payment.id, state: 'refunded', now, ...refund })
  const step = paymentAfter(current.state, 'refunded')
  if ('to' in step) {
    await setPaymentState(db, payment.id, { state: step.to, now })
    await applyOrderEvent(db, order, 'refunded', now)
  }
  services.log.info({ order: order.number, transaction: id }, 'payment refunded')
}

async function lockOrder(db: Sql, { orderToken }: Payment): Promise<Order | undefined> {
  const order = await findOrder(db, orderToken)
  if (!order) return undefined
  await lockCart(db, order.cartId)
  return findOrder(db, orderToken)
}
