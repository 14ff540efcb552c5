import type { Sql } from 'base/database'
import { and, eq, gt, min, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { HoldState } from '../store/column-types.ts'
import { hold } from '../store/schema.ts'
import { retakePauseMs } from './limits.ts'

export type HoldRow = { id: string; slotId: string; state: HoldState; expiresAt: Date; ceilingAt: Date }
export type SlotRow = { id: string; capacity: number; held: number; sold: number }

/**
 * The part of a statement that takes places: one conditional update, so that a race can only end in a row or in none.
 * Stands as `taken` in a `with`; `after` is the part that must have given a row before; `$1` carries `slot` and `places`.
 * Sums of held and sold are read from the row as it is when its lock is given, not as it was when the statement began.
 */
export function takePlacesClause(after: string): string {
  return `taken as (
    update slot set held = held + ($1::jsonb->>'places')::int from ${after}
    where slot.id = $1::jsonb->>'slot' and held + sold + ($1::jsonb->>'places')::int <= capacity
    returning slot.id)`
}

/**
 * Locks the holds of a cart. All transactions lock cart, holds by id, slots by id, in this order, so that there is no deadlock.
 * Must run in a transaction, as everything here.
 */
export async function lockHolds(db: Sql, cartId: string, ids?: readonly string[]): Promise<HoldRow[]> {
  if (ids?.length === 0) return []
  const some = ids ? sql`and id in ${ids}` : sql``
  return readHolds(db, sql`where cart_id = ${cartId} ${some} order by id for update`)
}

/** Locks holds that are over; those that somebody else has locked are left to them. */
export async function lockExpiredHolds(
  db: Sql,
  now: Date,
  where: { slotId?: string },
  limit: number,
): Promise<HoldRow[]> {
  const ofSlot = where.slotId === undefined ? sql`` : sql`and slot_id = ${where.slotId}`
  return readHolds(
    db,
    sql`where state = 'held' and expires_at <= ${now.toISOString()} ${ofSlot} order by id limit ${limit} for update skip locked`,
  )
}

async function readHolds(db: Sql, rest: SQL): Promise<HoldRow[]> {
  const { rows } = await db.execute<{ id: string; slot: string; state: HoldState; expires: string; ceiling: string }>(
    sql`select id, slot_id as slot, state, expires_at as expires, ceiling_at as ceiling from hold ${rest}`,
  )
  return rows.map(({ id, slot, state, expires, ceiling }) => ({
    id,
    slotId: slot,
    state,
    expiresAt: new Date(expires),
    ceilingAt: new Date(ceiling),
  }))
}

/**
 * The ceiling that is in force for a cart's places of a slot: that of its oldest hold there, until the pause after it is over.
 * Removed lines count as well, so that removing and adding again does not prolong a hold.
 */
export async function findCeiling(db: Sql, cartId: string, slotId: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ ceilingAt: min(hold.ceilingAt) })
    .from(hold)
    .where(
      and(
        eq(hold.cartId, cartId),
        eq(hold.slotId, slotId),
        ne(hold.state, 'sold'),
        gt(hold.ceilingAt, new Date(now.getTime() - retakePauseMs)),
      ),
    )
  return row?.ceilingAt ?? undefined
}

/** Locks slots, lowest id first. */
export async function lockSlots(db: Sql, ids: Iterable<string>): Promise<Map<string, SlotRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { rows } = await db.execute<SlotRow>(
    sql`select id, capacity, held, sold from slot where id in ${wanted} order by id for update`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Moves the counters of locked slots. */
export async function addToCounters(
  db: Sql,
  changes: Iterable<{ slotId: string; held: number; sold: number }>,
): Promise<void> {
  for (const { slotId, held, sold } of changes)
    await db.execute(sql`update slot set held = held + ${held}, sold = sold + ${sold} where id = ${slotId}`)
}

/** Gives locked holds a new state, and new times where `times` says so. */
export async function setHolds(
  db: Sql,
  ids: readonly string[],
  state: HoldState,
  times?: { expiresAt: Date; ceilingAt?: Date },
): Promise<void> {
  if (ids.length === 0) return
  const ceiling = times?.ceilingAt ? sql`, ceiling_at = ${times.ceilingAt.toISOString()}` : sql``
  const expiry = times ? sql`, expires_at = ${times.expiresAt.toISOString()}` : sql``
  await db.execute(sql`update hold set state = ${state} ${expiry} ${ceiling} where id in ${ids}`)
}
