import type { Sql } from 'base/database'
import { sql } from 'drizzle-orm'
import type { CartState } from '../store/column-types.ts'

/** The parts of a cart that a payment needs. */
export type LockedCart = {
  id: string
  state: CartState
  version: number
  orderToken: string | null
  lines: string[]
}

/**
 * Makes a cart the caller's own until the end of its transaction. Everything that happens to a cart's orders and payments
 * happens under this lock; holds and pools are locked after it.
 */
export async function lockCart(db: Sql, id: string): Promise<LockedCart | undefined> {
  const { rows } = await db.execute<Omit<LockedCart, 'lines'>>(
    sql`select id, state, version, order_token as "orderToken" from cart where id = ${id} for update`,
  )
  const [cart] = rows
  if (!cart) return undefined
  const lines = await db.execute<{ id: string }>(sql`select id from cart_line where cart_id = ${id} order by id`)
  return { ...cart, lines: lines.rows.map((line) => line.id) }
}

/** Gives a locked cart its new state, and the order that it belongs to now. */
export async function setCartState(
  db: Sql,
  id: string,
  { state, orderToken, now }: { state: LockedCart['state']; orderToken: string | null; now: Date },
): Promise<void> {
  await db.execute(sql`update cart set state = ${state}, order_token = ${orderToken}, version = version + 1,
    previous = case when ${state} = 'open' then previous end, updated_at = ${now.toISOString()} where id = ${id}`)
}
