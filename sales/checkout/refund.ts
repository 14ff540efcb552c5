import type { Sql } from 'base/database'
import { findOrder } from '../orders/order-store.ts'
import type { Order } from '../orders/order.ts'
import { paymentAfter } from '../payments/payment-states.ts'
import {
  countRefundAttempt,
  findPayment,
  findTransaction,
  saveTransaction,
  owedTransactions,
  setPaymentState,
} from '../payments/payment-store.ts'
import type { Payment, PaymentTransaction } from '../payments/payment-store.ts'
import type { PaymentNotification, RefundResponse } from '../payments/provider.ts'
import type { CheckoutServices } from './services.ts'
import { lockCart } from './cart-lock.ts'
import { applyOrderEvent } from './confirm-order.ts'

/** The bank has nothing left of the transaction to give back: after an attempt whose answer was lost, that attempt was the one. */
const nothingLeft = new Set(['2004', '2008'])

/**
 * Pays back a transaction whose money is owed: the job of that name. Throws when it must be tried again.
 * The attempt is counted before it is made, so that after a crash in between we know that one may have been done.
 */
export async function refundTransaction(services: CheckoutServices, transactionId: string): Promise<void> {
  const { db } = services.database
  const transaction = await findTransaction(db, transactionId)
  if (transaction?.state !== 'refund-due') return
  await countRefundAttempt(db, transactionId)
  const answer = await services.provider.refund({
    transactionId,
    paymentId: transaction.paymentId,
    amountCents: transaction.amountCents,
    description: 'Refund',
  })
  if (!isDone(answer, transaction)) return refused(services, transaction, answer)
  await db.transaction(async (tx) => {
    const payment = await findPayment(tx, transaction.paymentId)
    if (payment) await recordRefund(tx, services, payment, transaction)
  })
}

function isDone({ code }: RefundResponse, { attempts }: PaymentTransaction): boolean {
  return code === '0000' || (attempts > 0 && code !== undefined && nothingLeft.has(code))
}

function refused(
  services: CheckoutServices,
  { id, attempts }: PaymentTransaction,
  { code, message }: RefundResponse,
): never {
  services.log.error({ alarm: attempts >= 3, transaction: id, code, message }, 'a refund did not go through')
  throw new Error(`the refund of ${id} was not done: ${code ?? message}`)
}

/** A message of the bank about a refund: ours, when its answer had been lost. */
export async function handleRefundNotification(
  db: Sql,
  services: CheckoutServices,
  payment: Payment,
  notice: PaymentNotification,
): Promise<string> {
  if (notice.code !== '0000') return 'a refund that was not done'
  const owed = (await owedTransactions(db, payment.id)).find(({ amountCents }) => amountCents === notice.amountCents)
  if (!owed) return 'this refund was known'
  await recordRefund(db, services, payment, owed)
  return 'applied'
}

/** The money is back: the payment and, when it hung on it, the order are over. */
async function recordRefund(
  db: Sql,
  services: CheckoutServices,
  payment: Payment,
  { id, amountCents }: PaymentTransaction,
): Promise<void> {
  const now = services.clock()
  const order = await lockOrder(db, payment)
  const current = await findPayment(db, payment.id)
  if (!order || !current) return
  await saveTransaction(db, { id, amountCents, code: '0000', paymentId: payment.id, state: 'refunded', now })
  const step = paymentAfter(current.state, 'refunded')
  if ('to' in step) {
    await setPaymentState(db, payment.id, { state: step.to, now })
    await applyOrderEvent(db, order, 'refunded', now)
  }
  services.log.info({ order: order.number, transaction: id }, 'money went back')
}

async function lockOrder(db: Sql, { orderToken }: Payment): Promise<Order | undefined> {
  const order = await findOrder(db, orderToken)
  if (!order) return undefined
  await lockCart(db, order.cartId)
  return findOrder(db, orderToken)
}
