import type { Sql } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { outcomeOf } from 'contracts/payment'
import type { Order } from '../orders/order.ts'
import { findOrder } from '../orders/order-store.ts'
import { ruleOf } from '../payments/codes.ts'
import { paymentAfter } from '../payments/payment-states.ts'
import type { PaymentStep } from '../payments/payment-states.ts'
import { findPayment, findTransaction, noteTransaction, setPayment } from '../payments/payment-store.ts'
import type { Payment, PaymentTransaction } from '../payments/payment-store.ts'
import type { Notice, NoticeRefusal } from '../payments/provider.ts'
import type { Fields } from '../payments/signature.ts'
import type { Desk } from './desk.ts'
import { lockCart } from './paid-cart.ts'
import type { LockedCart } from './paid-cart.ts'
import { confirmRefund } from './refund.ts'
import { moveOrder, payBack, reopenCart, settle } from './settle.ts'

type Refused = NoticeRefusal | 'unknown-order' | 'wrong-amount' | 'other-payment'

/** 'applied': something changed · otherwise why nothing did, which is no failure. */
type Effect = 'applied' | (string & {})

/**
 * Takes a message of the bank: signature, account, order, amount, transaction, and only then what it says.
 * A message that was taken before, or comes too late, changes nothing. Failures are for the log; the bank hears ERROR.
 */
export async function takeNotice(desk: Desk, fields: Fields): Promise<Result<Effect, Refused>> {
  const verified = desk.provider.verify(fields)
  if (!verified.ok) return verified
  return desk.database.db.transaction((db) => apply(db, desk, verified.value))
}

async function apply(db: Sql, desk: Desk, notice: Notice): Promise<Result<Effect, Refused>> {
  const found = await findPayment(db, notice.paymentId)
  const order = found && (await findOrder(db, found.orderToken))
  if (!found || !order) return fail('unknown-order', 'No payment of ours has this order id.')
  const cart = await lockCart(db, order.cartId)
  // Only under the lock are payment and order what they are now.
  const [payment, current] = [await findPayment(db, found.id), await findOrder(db, order.token)]
  if (!payment || !current) return fail('unknown-order', 'No payment of ours has this order id.')
  if (notice.operation === 'refund') return ok(await confirmRefund(db, desk, payment, notice))
  if (notice.operation !== 'payment') return ok('not about a payment')
  if (notice.amountCents !== payment.amountCents)
    return fail('wrong-amount', 'The amount is not the one that was asked for.')
  const known = await findTransaction(db, notice.transactionId)
  if (known && known.paymentId !== payment.id)
    return fail('other-payment', 'The transaction belongs to another payment.')
  return ok(await follow(db, desk, { payment, order: current, cart, known, notice }))
}

type Case = {
  payment: Payment
  order: Order
  cart: LockedCart | undefined
  known: PaymentTransaction | undefined
  notice: Notice
}

async function follow(db: Sql, desk: Desk, one: Case): Promise<Effect> {
  const { payment, order, cart, known, notice } = one
  // Once money has moved, nothing said of that transaction again can move it a second time.
  if (known && known.state !== 'noted') return 'this was known'
  const { transactionId: id, code, amountCents } = notice
  const step = paymentAfter(payment.state, outcomeOf(code))
  const settlement = { payment, order, cart, transaction: { id, code, amountCents } }
  if ('do' in step) {
    if (step.do === 'settle') await settle(db, desk, settlement)
    else await payBack(db, desk, settlement, 'paid-before')
    return 'applied'
  }
  await noteTransaction(db, { id, code, amountCents, paymentId: payment.id, state: 'noted', now: desk.clock() })
  return 'to' in step ? change(db, desk, one, step) : step.stays
}

async function change(
  db: Sql,
  desk: Desk,
  { payment, order, cart, notice: { code } }: Case,
  { to }: Extract<PaymentStep, { to: unknown }>,
): Promise<Effect> {
  const now = desk.clock()
  await setPayment(db, payment.id, to === 'refused' ? { state: to, code, now } : { state: to, now })
  if (to !== 'refused') return 'applied'
  await moveOrder(db, order, 'refused', now)
  if (cart) await reopenCart(db, cart, order, now)
  const { watch } = ruleOf(code)
  if (watch !== 'none')
    desk.log.error({ alarm: watch === 'alarm', order: order.number, code }, 'a payment needs a look')
  return 'applied'
}
