import type { Sql } from 'base/database'
import { asc, eq, sql } from 'drizzle-orm'
import { orderLine, purchaseOrder } from '../store/schema.ts'
import type { Order, OrderLine } from './order.ts'
import type { OrderState } from '../store/order-types.ts'

/** The next number for people to read. Numbers of attempts that failed are not used again. */
export async function nextOrderNumber(db: Sql): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('order_number')::text as number`)
  return rows[0]?.number ?? ''
}

export async function insertOrder(db: Sql, order: Order, lines: readonly OrderLine[]): Promise<void> {
  await db.insert(purchaseOrder).values(order)
  await insertOrderLines(db, order.token, lines)
}

async function insertOrderLines(db: Sql, orderToken: string, lines: readonly OrderLine[]): Promise<void> {
  await db.insert(orderLine).values(lines.map((line, position) => ({ ...line, orderToken, position })))
}

/** Replaces the lines of an order that was not confirmed yet. */
export async function replaceOrderLines(db: Sql, token: string, lines: readonly OrderLine[]): Promise<void> {
  await db.delete(orderLine).where(eq(orderLine.orderToken, token))
  await insertOrderLines(db, token, lines)
}

export async function findOrder(db: Sql, token: string): Promise<Order | undefined> {
  const [row] = await db.select().from(purchaseOrder).where(eq(purchaseOrder.token, token))
  return row
}

export async function linesOfOrder(db: Sql, token: string): Promise<OrderLine[]> {
  return db.select().from(orderLine).where(eq(orderLine.orderToken, token)).orderBy(asc(orderLine.position))
}

/** Gives an order its new state; the caller holds the lock of its cart. */
export async function setOrderState(db: Sql, token: string, state: OrderState, paidAt?: Date): Promise<void> {
  await db
    .update(purchaseOrder)
    .set({ state, ...(paidAt && { paidAt }) })
    .where(eq(purchaseOrder.token, token))
}
