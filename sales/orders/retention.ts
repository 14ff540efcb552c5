import type { Config } from 'base/config'
import type { Sql } from 'base/database'
import { and, eq, exists, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { cart, cartLine, mail, orderLine, person, purchaseOrder } from '../store/schema.ts'

export type Retention = Config['retention']

const day = 86_400_000
const batch = 500
const erasedBuyer = { firstName: '', lastName: '', email: '', phone: '', country: '' }

/**
 * Erases personal data by the schedule of the configuration. Orders that were not paid lose buyer and participants once their cart has not
 * been changed for a time. Paid orders lose the
 * participants some time after the last day; their buyer stays, as invoices need it. Mails are deleted. Sums, products and states stay.
 */
export async function erasePersonalData(
  db: Sql,
  now: Date,
  { unpaidOrderDays, participantDays, mailDays }: Retention,
): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * day)
  await db.delete(mail).where(and(ne(mail.state, 'waiting'), lt(mail.createdAt, before(mailDays))))
  const unpaid = await db
    .select({ token: purchaseOrder.token, cartId: purchaseOrder.cartId })
    .from(purchaseOrder)
    .where(
      and(
        isNull(purchaseOrder.erasedAt),
        inArray(purchaseOrder.state, ['awaiting-payment', 'refused', 'cancelled']),
        exists(
          db
            .select()
            .from(cart)
            .where(and(eq(cart.id, purchaseOrder.cartId), lt(cart.updatedAt, before(unpaidOrderDays)))),
        ),
      ),
    )
    .limit(batch)
  await eraseOrders(db, unpaid, { now, buyer: erasedBuyer })
  const lastDay = before(participantDays).toISOString().slice(0, 10)
  const over = sql`not exists (select 1 from order_line l where l.order_token = ${purchaseOrder.token}
    and l.data->>'lastDay' >= ${lastDay})`
  const paid = await db
    .select({ token: purchaseOrder.token, cartId: purchaseOrder.cartId })
    .from(purchaseOrder)
    .where(and(isNull(purchaseOrder.erasedAt), inArray(purchaseOrder.state, ['paid', 'refund-due']), over))
    .limit(batch)
  await eraseOrders(db, paid, { now })
}

async function eraseOrders(
  db: Sql,
  orders: readonly { token: string; cartId: string }[],
  change: { now: Date; buyer?: typeof erasedBuyer },
): Promise<void> {
  if (orders.length === 0) return
  const tokens = orders.map(({ token }) => token)
  const { now: erasedAt, ...values } = change
  await db
    .update(purchaseOrder)
    .set({ erasedAt, ...values })
    .where(inArray(purchaseOrder.token, tokens))
  await db
    .update(orderLine)
    .set({
      data: sql`${orderLine.data} || '{"participant": "", "birthDate": "", "selection": {"type": "erased"}}'::jsonb`,
    })
    .where(inArray(orderLine.orderToken, tokens))
  await emptyCarts(
    db,
    orders.map(({ cartId }) => cartId),
  )
}

/** Deletes lines and people of carts of which every order was erased. The cart itself stays, as orders refer to it. */
async function emptyCarts(db: Sql, ids: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from cart where id in ${ids}
      and not exists (select 1 from purchase_order where cart_id = cart.id and erased_at is null)`,
  )
  const carts = rows.map(({ id }) => id)
  if (carts.length === 0) return
  await db.delete(cartLine).where(inArray(cartLine.cartId, carts))
  await db.delete(person).where(inArray(person.cartId, carts))
}
