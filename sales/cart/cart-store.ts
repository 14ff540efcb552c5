import type { Sql } from 'base/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Lang } from '../catalogue/product.ts'
import { cart as cartTable, cartLine, writeKey } from '../store/schema.ts'
import type { Cart, Line, LineHold } from './cart.ts'

type StoredHold = Omit<LineHold, 'expiresAt' | 'ceilingAt'> & { line: string; expiresAt: string; ceilingAt: string }
type StoredCart = Omit<Cart, 'stay' | 'lines'> & {
  stayFrom: string | null
  stayTo: string | null
  lines: Omit<Line, 'holds'>[]
  holds: StoredHold[]
}

/** Reads a cart as it is now, in one statement; undefined when there is none with this id. */
export async function loadCart(db: Sql, id: string): Promise<Cart | undefined> {
  const { rows } = await db.execute<StoredCart>(sql`
    select id, resort, version, state, lang, stay_from::text as "stayFrom", stay_to::text as "stayTo", order_token as "orderToken",
      (select coalesce(json_agg(json_build_object('id', p.id, 'firstName', first_name, 'lastName', last_name,
          'birthDate', birth_date) order by position, p.id), '[]')
        from person p where p.cart_id = cart.id) as party,
      (select coalesce(json_agg(json_build_object('id', l.id, 'kind', kind, 'type', type, 'product', product, 'people', people,
          'quantity', quantity, 'dependsOn', depends_on, 'selection', selection, 'firstDay', first_day, 'lastDay', last_day,
          'priceCents', price_cents, 'derivation', derivation) order by position, l.id), '[]')
        from cart_line l where l.cart_id = cart.id) as lines,
      (select coalesce(json_agg(json_build_object('line', line_id, 'pool', pool_id, 'places', places, 'state', h.state,
          'expiresAt', expires_at, 'ceilingAt', ceiling_at) order by pool_id), '[]')
        from hold h where h.cart_id = cart.id and h.state <> 'released') as holds
    from cart where id = ${id}`)
  return rows[0] && cartOf(rows[0])
}

function cartOf({ stayFrom, stayTo, lines, holds, ...cart }: StoredCart): Cart {
  const holdsByLine = Map.groupBy(holds, ({ line }) => line)
  return {
    ...cart,
    stay: stayFrom && stayTo ? { from: stayFrom, to: stayTo } : null,
    lines: lines.map((line) => ({ ...line, holds: (holdsByLine.get(line.id) ?? []).map(holdOf) })),
  }
}

function holdOf({ pool, places, state, expiresAt, ceilingAt }: StoredHold): LineHold {
  return { pool, places, state, expiresAt: new Date(expiresAt), ceilingAt: new Date(ceilingAt) }
}

/** A write that was done: what was asked, as a fingerprint, and the answer that was given. */
export type StoredWrite = { cartId: string; fingerprint: string; answer: string }

/** The write that a key was used for before; undefined when the key is new. */
export async function findWrite(db: Sql, key: string): Promise<StoredWrite | undefined> {
  const { cartId, fingerprint, answer } = writeKey
  const [row] = await db.select({ cartId, fingerprint, answer }).from(writeKey).where(eq(writeKey.key, key))
  return row
}

export async function storeWrite(db: Sql, key: string, write: StoredWrite, now: Date): Promise<void> {
  await db.insert(writeKey).values({ key, ...write, createdAt: now })
}

/** Makes an open cart of this version the writer's own until the end of the transaction, and a version newer. False when it is not that any more. */
export async function claimCart(
  db: Sql,
  { id, version, lang, now }: { id: string; version: number; lang: Lang; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(cartTable)
    .set({ version: sql`${cartTable.version} + 1`, lang, updatedAt: now })
    .where(and(eq(cartTable.id, id), eq(cartTable.version, version), eq(cartTable.state, 'open')))
  return rowCount === 1
}

/** Writes what can change of a line without its place: what it costs and why, and the level of a lesson. */
export async function saveLine(db: Sql, { id, selection, priceCents, derivation }: Line): Promise<void> {
  await db.update(cartLine).set({ selection, priceCents, derivation }).where(eq(cartLine.id, id))
}
