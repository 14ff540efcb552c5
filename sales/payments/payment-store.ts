import { randomBytes } from 'node:crypto'
import type { Sql } from 'base/database'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { payment, paymentTransaction, purchaseOrder } from '../store/schema.ts'
import type { PaymentState } from '../store/order-types.ts'

/** One attempt to pay. `code` is the bank's, once it is final. */
export type Payment = typeof payment.$inferSelect
export type PaymentTransaction = typeof paymentTransaction.$inferSelect

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
  return row
}

/** The payments of all orders of a cart, the latest last. */
export async function paymentsOfCart(db: Sql, cartId: string): Promise<Payment[]> {
  const rows = await db
    .select({ payment })
    .from(payment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.token, payment.orderToken))
    .where(eq(purchaseOrder.cartId, cartId))
    .orderBy(payment.createdAt)
  return rows.map((row) => row.payment)
}

export async function paymentOfOrder(db: Sql, orderToken: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.orderToken, orderToken))
  return row
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

/** Payments that have waited for an outcome for too long. */
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
  return rows
}

export async function findTransaction(db: Sql, id: string): Promise<PaymentTransaction | undefined> {
  const [row] = await db.select().from(paymentTransaction).where(eq(paymentTransaction.id, id))
  return row
}

/** Saves a transaction, or the new code and state of a known one. */
export async function saveTransaction(
  db: Sql,
  {
    now,
    ...values
  }: Pick<PaymentTransaction, 'id' | 'paymentId' | 'code' | 'amountCents' | 'state'> & { refundId?: string; now: Date },
): Promise<void> {
  await db
    .insert(paymentTransaction)
    .values({ ...values, createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: paymentTransaction.id,
      set: {
        code: values.code,
        amountCents: values.amountCents,
        state: values.state,
        changedAt: now,
        ...(values.refundId && { refundId: values.refundId }),
      },
    })
}

/** Counts a refund request before it is made, so that one whose response was lost is known. */
export async function countRefundAttempt(db: Sql, id: string): Promise<void> {
  await db
    .update(paymentTransaction)
    .set({ attempts: sql`${paymentTransaction.attempts} + 1` })
    .where(eq(paymentTransaction.id, id))
}

/** Refunds that have been due since `before`: their job was lost, or gave up. */
export async function overdueRefunds(db: Sql, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.state, 'refund-due'), lt(paymentTransaction.changedAt, before)))
    .limit(200)
  return rows.map(({ id }) => id)
}

/** The transactions of a payment. */
export async function transactionsOfPayment(db: Sql, paymentId: string): Promise<PaymentTransaction[]> {
  const rows = await db
    .select()
    .from(paymentTransaction)
    .where(eq(paymentTransaction.paymentId, paymentId))
    .orderBy(paymentTransaction.createdAt)
  return rows
}

/** Remembers the bank's id of a refund whose response was lost. */
export async function setRefundId(db: Sql, id: string, refundId: string): Promise<void> {
  await db.update(paymentTransaction).set({ refundId }).where(eq(paymentTransaction.id, id))
}
