import type { Sql } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { addToCounters, lockExpiredHolds, lockHolds, lockPools, setHolds } from './hold-store.ts'
import type { HoldRow, PoolRow } from './hold-store.ts'
import { holdMs, holdTimes, retakePauseMs } from './limits.ts'

type SoldOut = Result<undefined, 'sold-out'>

/**
 * Gives back the places of holds that are over, of some pools or of all. At most `limit` holds at a time; answers how many.
 * Everything here must run in a transaction of the caller.
 */
export async function expireHolds(
  db: Sql,
  now: Date,
  where: { poolIds?: readonly string[] } = {},
  limit = 500,
): Promise<number> {
  const over = await lockExpiredHolds(db, now, where, limit)
  await returnPlaces(db, over, 'expired')
  return over.length
}

/** Gives back the places of a cart, or of some of its lines. Places that were paid stay sold. */
export async function releaseHolds(db: Sql, cartId: string, lineIds?: readonly string[]): Promise<void> {
  const holds = await lockHolds(db, cartId, lineIds)
  await returnPlaces(db, holds, 'released')
}

async function returnPlaces(db: Sql, holds: readonly HoldRow[], state: 'expired' | 'released'): Promise<void> {
  const held = sumByPool(holds, (hold) => hold.state === 'held')
  await lockPools(db, held.keys())
  await addToCounters(
    db,
    [...held].map(([poolId, places]) => ({ poolId, held: -places, sold: 0 })),
  )
  await setHolds(
    db,
    holds.filter((hold) => hold.state === 'held' || (state === 'released' && hold.state !== 'sold')),
    state,
  )
}

/**
 * What a renewal did, as ids of lines: `kept` were prolonged, `again` were retaken, the places of `lost` are taken by others, `full` have
 * reached the ceiling, `paused` ended at the ceiling and cannot be retaken yet.
 */
export type Renewal = { kept: string[]; again: string[]; lost: string[]; full: string[]; paused: string[] }

type LineHolds = { lineId: string; holds: HoldRow[] }

/**
 * Prolongs the holds of a cart (or of some of its lines), never beyond the ceiling. A line of which a hold is over is retaken with all its
 * places or not at all, and so are lines that share a pool; before the ceiling they keep it, and right after it they cannot be retaken for
 * a pause.
 */
export async function renewHolds(db: Sql, cartId: string, now: Date, lineIds?: readonly string[]): Promise<Renewal> {
  const holds = (await lockHolds(db, cartId, lineIds)).filter(isOpen)
  const lines = [...Map.groupBy(holds, ({ lineId }) => lineId)].map(([lineId, group]) => ({ lineId, holds: group }))
  const [over, running] = partition(lines, (line) => line.holds.some((hold) => isOver(hold, now)))
  const [full, kept] = partition(running, (line) => line.holds.some((hold) => hold.expiresAt >= hold.ceilingAt))
  const [paused, wanted] = partition(over, (line) => line.holds.some((hold) => isPaused(hold, now)))
  const { again, lost } = await retakePlaces(db, wanted)
  await setHolds(
    db,
    [
      ...kept.flatMap((line) => withTimes(line, { expiresAt: renewedUntil(line.holds, now) })),
      ...again.flatMap((line) => withTimes(line, retakenTimes(line.holds, now))),
    ],
    'held',
  )
  return { kept: idsOf(kept), again: idsOf(again), lost: idsOf(lost), full: idsOf(full), paused: idsOf(paused) }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

function idsOf(lines: readonly LineHolds[]): string[] {
  return lines.map(({ lineId }) => lineId)
}

function withTimes({ holds }: LineHolds, times: { expiresAt: Date; ceilingAt?: Date }) {
  return holds.map(({ id }) => ({ id, ...times }))
}

/** Whether the pause after the ceiling is still running. */
function isPaused({ ceilingAt }: HoldRow, now: Date): boolean {
  return ceilingAt <= now && now.getTime() < ceilingAt.getTime() + retakePauseMs
}

/** Times of a line that is retaken: the earliest ceiling of its holds that is in force counts for all of them. */
function retakenTimes(holds: readonly HoldRow[], now: Date): { expiresAt: Date; ceilingAt: Date } {
  const inForce = holds.map(({ ceilingAt }) => ceilingAt).filter((ceilingAt) => ceilingAt > now)
  return inForce.length > 0 ? capped(holdTimes(now), earliest(inForce)) : holdTimes(now)
}

/** Times of a hold that begins while an earlier ceiling is in force. */
export function capped({ expiresAt }: { expiresAt: Date }, ceilingAt: Date): { expiresAt: Date; ceilingAt: Date } {
  return { expiresAt: expiresAt < ceilingAt ? expiresAt : ceilingAt, ceilingAt }
}

function renewedUntil(holds: readonly HoldRow[], now: Date): Date {
  return earliest(
    holds.map(({ ceilingAt, expiresAt }) => {
      const wished = Math.max(now.getTime() + holdMs, expiresAt.getTime())
      return new Date(Math.min(wished, ceilingAt.getTime()))
    }),
  )
}

function earliest(instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())))
}

/**
 * Takes places again that had gone back (or were about to). Lines that share a pool get all their places or none; what cannot be had is
 * marked as expired.
 */
async function retakePlaces(
  db: Sql,
  lines: readonly LineHolds[],
): Promise<{ again: readonly LineHolds[]; lost: readonly LineHolds[] }> {
  const pools = await lockPools(
    db,
    lines.flatMap(({ holds }) => holds.map(({ poolId }) => poolId)),
  )
  const sorted = groupsSharingPools(lines).map((group) => {
    const holds = group.flatMap((line) => line.holds)
    const missing = sumByPool(holds, ({ state }) => state !== 'held')
    const fits = [...missing].every(([poolId, places]) => freePlaces(pools.get(poolId)) >= places)
    const counted = sumByPool(holds, ({ state }) => state === 'held')
    const moved = fits ? [...missing] : [...counted].map(([poolId, places]) => [poolId, -places] as const)
    return { group, holds, fits, changes: moved.map(([poolId, held]) => ({ poolId, held, sold: 0 })) }
  })
  const [again, lost] = partition(sorted, ({ fits }) => fits)
  await addToCounters(
    db,
    sorted.flatMap(({ changes }) => changes),
  )
  await setHolds(
    db,
    lost.flatMap(({ holds }) => holds),
    'expired',
  )
  return { again: again.flatMap(({ group }) => group), lost: lost.flatMap(({ group }) => group) }
}

/** Lines in groups: two that have a pool in common, directly or through others, are in one. */
function groupsSharingPools(lines: readonly LineHolds[]): LineHolds[][] {
  let groups: { pools: Set<string>; lines: LineHolds[] }[] = []
  for (const line of lines) {
    const own = line.holds.map(({ poolId }) => poolId)
    const [shared, others] = partition(groups, ({ pools }) => own.some((pool) => pools.has(pool)))
    const pools = new Set([...own, ...shared.flatMap((group) => [...group.pools])])
    groups = [...others, { pools, lines: [...shared.flatMap((group) => group.lines), line] }]
  }
  return groups.map((group) => group.lines)
}

/**
 * Holds all places of a cart until `expiresAt` while it is being paid, retaking expired ones; the ceiling does not apply.
 * Fails with 'sold-out' and changes nothing when one of them is gone; `pools` names those pools, by id.
 */
export async function holdForPayment(db: Sql, cartId: string, expiresAt: Date): Promise<SoldOut> {
  return convertHolds(db, cartId, 'held', { expiresAt })
}

/**
 * Turns the holds of a cart into sales. Places that had expired are taken when they are still free;
 * fails with 'sold-out' and changes nothing when one of them is gone. Called again it does nothing.
 */
export async function confirmHolds(db: Sql, cartId: string): Promise<SoldOut> {
  return convertHolds(db, cartId, 'sold')
}

async function convertHolds(
  db: Sql,
  cartId: string,
  state: 'held' | 'sold',
  times?: { expiresAt: Date },
): Promise<SoldOut> {
  const holds = (await lockHolds(db, cartId)).filter(isOpen)
  const [all, counted] = [sumByPool(holds), sumByPool(holds, (hold) => hold.state === 'held')]
  const pools = await lockPools(db, all.keys())
  const changes = [...all].map(([poolId, places]) => {
    const missing = places - (counted.get(poolId) ?? 0)
    const fits = freePlaces(pools.get(poolId)) >= missing
    const change = state === 'sold' ? { held: missing - places, sold: places } : { held: missing, sold: 0 }
    return { poolId, fits, ...change }
  })
  const gone = changes
    .filter(({ fits }) => !fits)
    .map(({ poolId }) => poolId)
    .toSorted((a, b) => (a < b ? -1 : 1))
  if (gone.length > 0) return fail('sold-out', 'The places of this cart went to others.', { pools: gone })
  await addToCounters(db, changes)
  await setHolds(
    db,
    holds.map(({ id }) => ({ id, ...times })),
    state,
  )
  return ok(undefined)
}

/** Neither paid nor released: its line still wants it. */
function isOpen({ state }: HoldRow): boolean {
  return state === 'held' || state === 'expired'
}

function isOver({ state, expiresAt }: HoldRow, now: Date): boolean {
  return state === 'expired' || (state === 'held' && expiresAt <= now)
}

function freePlaces(pool: PoolRow | undefined): number {
  return pool ? pool.capacity - pool.held - pool.sold : 0
}

/** Sums of the places of holds by pool. */
function sumByPool(holds: readonly HoldRow[], counts: (hold: HoldRow) => boolean = () => true): Map<string, number> {
  const sums = new Map<string, number>()
  for (const hold of holds) if (counts(hold)) sums.set(hold.poolId, (sums.get(hold.poolId) ?? 0) + hold.places)
  return sums
}
