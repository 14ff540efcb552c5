import type { Sql } from 'base/database'
import { sql } from 'drizzle-orm'

const day = 86_400_000
/** After this time nobody repeats a write any more. */
const keepWritesMs = 2 * day
/** Names and birth dates in a cart that nobody orders are not kept for longer. */
const keepCartsMs = 30 * day

/** Deletes answers kept for repetitions, and carts left without an order with their holds, when they are old. Places went back long before. */
export async function forgetOld(db: Sql, now: Date): Promise<void> {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString()
  await db.execute(sql`delete from write_key where created_at < ${before(keepWritesMs)}`)
  await db.execute(sql`with gone as (
      delete from cart where state = 'open' and updated_at < ${before(keepCartsMs)}
        and not exists (select 1 from purchase_order where cart_id = cart.id) returning id)
    delete from hold using gone where cart_id = gone.id and hold.state in ('expired', 'released')`)
}
