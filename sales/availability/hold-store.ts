import type { Sql } from 'base/database'
import { and, eq, gt, inArray, min, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { HoldState } from '../store/column-types.ts'
import { hold } from '../store/schema.ts'
import { retakePauseMs } from './limits.ts'

export type HoldRow = {
  id: string
  lineId: string
  poolId: string
  places: number
  state: HoldState
  expiresAt: Date
  ceilingAt: Date
}
export type PoolRow = { id: string; capacity: number; held: number; sold: number }

/**
 * The part of a statement that takes places of one pool: one conditional update, so that a race can only end in a row or in none.
 * Stands as `allowed` in a `with`; `after` is the part that must have given a row before; `$1` carries `pool` and `places`.
 * Sums of held and sold are read from the row as it is when its lock is given, not as it was when the statement began.
 */
export function takePlacesClause(after: string): string {
  return `allowed as (
    update place_pool set held = held + ($1::jsonb->>'places')::int from ${after}
    where place_pool.id = $1::jsonb->>'pool' and held + sold + ($1::jsonb->>'places')::int <= capacity
    returning place_pool.id)`
}

/**
 * Locks the holds of a cart, or of some of its lines. All transactions lock cart, holds by id, pools by id, in this order, so that there is no deadlock.
 * Must run in a transaction, as everything here.
 */
export async function lockHolds(db: Sql, cartId: string, lineIds?: readonly string[]): Promise<HoldRow[]> {
  if (lineIds?.length === 0) return []
  const some = lineIds ? sql`and line_id in ${lineIds}` : sql``
  return readHolds(db, sql`where cart_id = ${cartId} ${some} order by id for update`)
}

/** Locks holds that are over; those that somebody else has locked are left to them. */
export async function lockExpiredHolds(
  db: Sql,
  now: Date,
  where: { poolIds?: readonly string[] },
  limit: number,
): Promise<HoldRow[]> {
  const { poolIds } = where
  if (poolIds?.length === 0) return []
  const ofPools = poolIds ? sql`and pool_id in ${poolIds}` : sql``
  return readHolds(
    db,
    sql`where state = 'held' and expires_at <= ${now.toISOString()} ${ofPools} order by id limit ${limit} for update skip locked`,
  )
}

async function readHolds(db: Sql, rest: SQL): Promise<HoldRow[]> {
  const { rows } = await db.execute<Omit<HoldRow, 'expiresAt' | 'ceilingAt'> & { expires: string; ceiling: string }>(
    sql`select id, line_id as "lineId", pool_id as "poolId", places, state, expires_at as expires, ceiling_at as ceiling
      from hold ${rest}`,
  )
  return rows.map(({ expires, ceiling, ...row }) => ({
    ...row,
    expiresAt: new Date(expires),
    ceilingAt: new Date(ceiling),
  }))
}

/**
 * The ceilings that are in force for a cart's places of some pools: that of its oldest hold there, until the pause after it is over.
 * Removed lines count as well, so that removing and adding again does not prolong a hold.
 */
export async function findCeilings(
  db: Sql,
  cartId: string,
  poolIds: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ poolId: hold.poolId, ceilingAt: min(hold.ceilingAt) })
    .from(hold)
    .where(
      and(
        eq(hold.cartId, cartId),
        inArray(hold.poolId, [...poolIds]),
        ne(hold.state, 'sold'),
        gt(hold.ceilingAt, new Date(now.getTime() - retakePauseMs)),
      ),
    )
    .groupBy(hold.poolId)
  return new Map(rows.flatMap(({ poolId, ceilingAt }) => (ceilingAt ? [[poolId, ceilingAt] as const] : [])))
}

/** Locks pools, lowest id first. */
export async function lockPools(db: Sql, ids: Iterable<string>): Promise<Map<string, PoolRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { rows } = await db.execute<PoolRow>(
    sql`select id, capacity, held, sold from place_pool where id in ${wanted} order by id for no key update`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Moves the counters of locked pools; each pool is named once. */
export async function addToCounters(
  db: Sql,
  changes: readonly { poolId: string; held: number; sold: number }[],
): Promise<void> {
  if (changes.length === 0) return
  await db.execute(sql`update place_pool set held = place_pool.held + x.held, sold = place_pool.sold + x.sold
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as x("poolId" text, held int, sold int)
    where place_pool.id = x."poolId"`)
}

/** Gives locked holds a new state, and the new times that they carry. */
export async function setHolds(
  db: Sql,
  holds: readonly { id: string; expiresAt?: Date; ceilingAt?: Date }[],
  state: HoldState,
): Promise<void> {
  if (holds.length === 0) return
  const changes = holds.map(({ id, expiresAt, ceilingAt }) => ({ id, expiresAt, ceilingAt }))
  await db.execute(sql`update hold set state = ${state}, expires_at = coalesce(x."expiresAt", expires_at),
      ceiling_at = coalesce(x."ceilingAt", ceiling_at)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as x(id uuid, "expiresAt" timestamptz, "ceilingAt" timestamptz)
    where hold.id = x.id`)
}
