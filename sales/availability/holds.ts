import type { Sql } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { addToCounters, lockExpiredHolds, lockHolds, lockSlots, setHolds } from './hold-store.ts'
import type { HoldRow, SlotRow } from './hold-store.ts'
import { holdMs, holdTimes, retakePauseMs } from './limits.ts'

type SoldOut = Result<undefined, 'sold-out'>

/**
 * Gives back the places of holds that are over, of one slot or of all. At most `limit` at a time; answers how many.
 * Everything here must run in a transaction of the caller.
 */
export async function expireHolds(db: Sql, now: Date, where: { slotId?: string } = {}, limit = 500): Promise<number> {
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
  const held = holds.filter((hold) => hold.state === 'held')
  const bySlot = groupBySlot(held)
  await lockSlots(db, bySlot.keys())
  await addToCounters(
    db,
    [...bySlot].map(([slotId, group]) => ({ slotId, held: -group.length, sold: 0 })),
  )
  const rest = state === 'released' ? holds.filter((hold) => hold.state !== 'sold') : held
  await setHolds(
    db,
    rest.map(({ id }) => id),
    state,
  )
}

/**
 * What a renewal did, as ids of lines: `kept` were prolonged, `again` were retaken, the places of `lost` are taken by others, `full` have
 * reached the ceiling, `paused` ended at the ceiling and cannot be retaken yet.
 */
export type Renewal = { kept: string[]; again: string[]; lost: string[]; full: string[]; paused: string[] }

/**
 * Prolongs the holds of a cart (or of some of its lines), never beyond the ceiling. Places whose hold is over are retaken, all lines of a
 * slot or none; before the ceiling they keep it, and right after it they cannot be retaken for a pause.
 */
export async function renewHolds(db: Sql, cartId: string, now: Date, lineIds?: readonly string[]): Promise<Renewal> {
  const holds = await lockHolds(db, cartId, lineIds)
  const running = holds.filter((hold) => isRunning(hold, now))
  const full = running.filter(({ expiresAt, ceilingAt }) => expiresAt >= ceilingAt)
  const kept = running.filter((hold) => !full.includes(hold))
  for (const hold of kept) await setHolds(db, [hold.id], 'held', { expiresAt: renewedUntil(hold, now) })
  const over = holds.filter((hold) => isOver(hold, now))
  const paused = over.filter((hold) => isPaused(hold, now))
  const { again, lost } = await retakePlaces(
    db,
    over.filter((hold) => !paused.includes(hold)),
  )
  for (const hold of over) if (again.includes(hold.id)) await setHolds(db, [hold.id], 'held', retakenTimes(hold, now))
  return { kept: idsOf(kept), again, lost, full: idsOf(full), paused: idsOf(paused) }
}

function idsOf(holds: readonly HoldRow[]): string[] {
  return holds.map(({ id }) => id)
}

/** Whether the pause after the ceiling is still running. */
function isPaused({ ceilingAt }: HoldRow, now: Date): boolean {
  return ceilingAt <= now && now.getTime() < ceilingAt.getTime() + retakePauseMs
}

function retakenTimes({ ceilingAt }: HoldRow, now: Date): { expiresAt: Date; ceilingAt: Date } {
  return ceilingAt > now ? capped(holdTimes(now), ceilingAt) : holdTimes(now)
}

/** Times of a hold that begins while an earlier ceiling is in force. */
export function capped({ expiresAt }: { expiresAt: Date }, ceilingAt: Date): { expiresAt: Date; ceilingAt: Date } {
  return { expiresAt: expiresAt < ceilingAt ? expiresAt : ceilingAt, ceilingAt }
}

function renewedUntil({ ceilingAt, expiresAt }: HoldRow, now: Date): Date {
  const wished = Math.max(now.getTime() + holdMs, expiresAt.getTime())
  return new Date(Math.min(wished, ceilingAt.getTime()))
}

/** Takes places again that had gone back (or were about to), slot by slot. What cannot be had is marked as expired. */
async function retakePlaces(db: Sql, over: readonly HoldRow[]): Promise<{ again: string[]; lost: string[] }> {
  const bySlot = groupBySlot(over)
  const slots = await lockSlots(db, bySlot.keys())
  const [again, lost]: [string[], string[]] = [[], []]
  for (const [slotId, group] of bySlot) {
    const counted = group.filter((hold) => hold.state === 'held').length
    const missing = group.length - counted
    const fits = freePlaces(slots.get(slotId)) >= missing
    await addToCounters(db, [{ slotId, held: fits ? missing : -counted, sold: 0 }])
    ;(fits ? again : lost).push(...group.map(({ id }) => id))
  }
  await setHolds(db, lost, 'expired')
  return { again, lost }
}

/**
 * Holds all places of a cart until `expiresAt` while it is being paid, retaking expired ones; the ceiling does not apply.
 * Fails with 'sold-out' and changes nothing when one of them is gone.
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
  const holds = (await lockHolds(db, cartId)).filter((hold) => hold.state === 'held' || hold.state === 'expired')
  const bySlot = groupBySlot(holds)
  const slots = await lockSlots(db, bySlot.keys())
  const changes = [...bySlot].map(([slotId, group]) => {
    const counted = group.filter((hold) => hold.state === 'held').length
    const fits = freePlaces(slots.get(slotId)) >= group.length - counted
    const change = state === 'sold' ? { held: -counted, sold: group.length } : { held: group.length - counted, sold: 0 }
    return { slotId, fits, ...change }
  })
  const gone = changes.filter(({ fits }) => !fits).map(({ slotId }) => slotId)
  if (gone.length > 0) return fail('sold-out', 'The places of this cart went to others.', { slots: gone })
  await addToCounters(db, changes)
  await setHolds(
    db,
    holds.map(({ id }) => id),
    state,
    times,
  )
  return ok(undefined)
}

function isRunning({ state, expiresAt }: HoldRow, now: Date): boolean {
  return state === 'held' && expiresAt > now
}

function isOver({ state, expiresAt }: HoldRow, now: Date): boolean {
  return state === 'expired' || (state === 'held' && expiresAt <= now)
}

function freePlaces(slot: SlotRow | undefined): number {
  return slot ? slot.capacity - slot.held - slot.sold : 0
}

/** By slot, lowest id first: the order in which slots are locked. */
function groupBySlot(holds: readonly HoldRow[]): Map<string, HoldRow[]> {
  const groups = new Map<string, HoldRow[]>()
  for (const hold of holds.toSorted((a, b) => (a.slotId < b.slotId ? -1 : 1)))
    groups.set(hold.slotId, [...(groups.get(hold.slotId) ?? []), hold])
  return groups
}
