import type { Sql } from 'base/database'
import { sql } from 'drizzle-orm'

const day = 86_400_000
/** How long stored responses are kept for repeated writes. */
const keepWritesMs = 2 * day
/** How long open carts, which hold names and birth dates, are kept. */
const keepCartsMs = 30 * day

/** Deletes old responses stored for repeated writes, and old open carts without an order with their ended holds. */
export async function deleteOldCarts(db: Sql, now: Date): Promise<void> {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString()
  await db.execute(sql`delete from write_key where created_at < ${before(keepWritesMs)}`)
  await db.execute(sql`with gone as (
      delete from cart where state = 'open' and updated_at < ${before(keepCartsMs)}
        and not exists (select 1 from purchase_order where cart_id = cart.id) returning id)
    delete from hold using gone where cart_id = gone.id and hold.state in ('expired', 'released')`)
}
