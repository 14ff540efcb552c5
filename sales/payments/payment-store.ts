import { randomBytes } from 'node:crypto'
import type { Sql } from 'base/database'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { payment, paymentTransaction, purchaseOrder } from '../store/schema.ts'
import type { PaymentState } from './payment-states.ts'

/** One attempt to pay. `code` is the bank's, once it is final. */
export type Payment = {
  id: string
  orderToken: string
  state: PaymentState
  amountCents: number
  code: string | null
  createdAt: Date
  changedAt: Date
}
/** `noted`: what the bank said of it moved no money. */
export type TransactionState = 'noted' | 'paid' | 'refund-due' | 'refunded'
export type PaymentTransaction = {
  id: string
  paymentId: string
  code: string
  amountCents: number
  state: TransactionState
  attempts: number
}

/** Makes the id that the bank is given: readable, and different also from those of another database with the same account. */
export function newPaymentId(orderNumber: string): string {
  return `${orderNumber}-${randomBytes(6).toString('hex')}`
}

export async function insertPayment(
  db: Sql,
  { id, orderToken, amountCents, now }: { id: string; orderToken: string; amountCents: number; now: Date },
): Promise<void> {
  await db.insert(payment).values({ id, orderToken, amountCents, state: 'started', createdAt: now, changedAt: now })
}

export async function findPayment(db: Sql, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row as Payment | undefined
}

/** The payments of all orders of a cart, the latest last. */
export async function paymentsOfCart(db: Sql, cartId: string): Promise<Payment[]> {
  const rows = await db
    .select({ payment })
    .from(payment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.token, payment.orderToken))
    .where(eq(purchaseOrder.cartId, cartId))
    .orderBy(payment.createdAt)
  return rows.map((row) => row.payment as Payment)
}

export async function paymentOfOrder(db: Sql, orderToken: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.orderToken, orderToken))
  return row as Payment | undefined
}

export async function setPaymentState(
  db: Sql,
  id: string,
  change: { state: PaymentState; code?: string; now: Date },
): Promise<void> {
  const { now, ...values } = change
  await db
    .update(payment)
    .set({ ...values, changedAt: now })
    .where(eq(payment.id, id))
}

/** Payments without an end for too long. */
export async function overduePayments(db: Sql, limits: { started: Date; pending: Date }): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payment)
    .where(
      or(
        and(eq(payment.state, 'started'), lt(payment.createdAt, limits.started)),
        and(eq(payment.state, 'pending'), lt(payment.createdAt, limits.pending)),
      ),
    )
    .limit(200)
  return rows as Payment[]
}

export async function findTransaction(db: Sql, id: string): Promise<PaymentTransaction | undefined> {
  const [row] = await db.select().from(paymentTransaction).where(eq(paymentTransaction.id, id))
  return row as PaymentTransaction | undefined
}

/** Writes down what the bank says of a transaction; one that it told of before gets the new code. */
export async function saveTransaction(
  db: Sql,
  { now, ...values }: Omit<PaymentTransaction, 'attempts'> & { now: Date },
): Promise<void> {
  await db
    .insert(paymentTransaction)
    .values({ ...values, createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: paymentTransaction.id,
      set: { code: values.code, state: values.state, changedAt: now },
    })
}

/** Counts an attempt to pay back before it is made, so that a lost answer is known to be one. */
export async function countRefundAttempt(db: Sql, id: string): Promise<void> {
  await db
    .update(paymentTransaction)
    .set({ attempts: sql`${paymentTransaction.attempts} + 1` })
    .where(eq(paymentTransaction.id, id))
}

/** Transactions whose money has been owed since `before`: their job was lost, or gave up. */
export async function overdueRefunds(db: Sql, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.state, 'refund-due'), lt(paymentTransaction.changedAt, before)))
    .limit(200)
  return rows.map(({ id }) => id)
}

/** The transactions of a payment whose money must go back. */
export async function owedTransactions(db: Sql, paymentId: string): Promise<PaymentTransaction[]> {
  const rows = await db
    .select()
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.paymentId, paymentId), eq(paymentTransaction.state, 'refund-due')))
  return rows as PaymentTransaction[]
}
