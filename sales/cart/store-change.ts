import { fail } from 'base/errors'
import { findCeilings } from '../availability/hold-store.ts'
import { capped } from '../availability/holds.ts'
import { differenceOf } from './cart-difference.ts'
import { toCartView } from './cart-view.ts'
import type { Cart, Line } from './cart.ts'
import { commitChange } from './commit-change.ts'
import type { MissingPlaces } from './commit-change.ts'
import { answerRepeated, answerSuperseded } from './write.ts'
import type { CartContext, OpenedCart, WriteRequest, WriteResult } from './write.ts'

/**
 * Stores an opened cart as `wanted`, in one statement: all of it or nothing. Places that it takes end at the ceiling of earlier holds of the
 * cart in their pools; while such a ceiling allows none it is refused.
 */
export async function storeChange(
  context: CartContext,
  request: WriteRequest,
  opened: OpenedCart,
  wanted: Cart,
): Promise<WriteResult> {
  const { cart: before, catalogue, now, fingerprint } = opened
  const lines = await underCeilings(context, before, wanted, now)
  if (!lines) return { ok: false, failure: fail('ceiling', 'ceiling.pause').failure }
  const after: Cart = { ...wanted, lines, version: before.version + 1, lang: request.lang }
  const answer = JSON.stringify(toCartView(catalogue, after, now, request.lang))
  const outcome = await commitChange(context.database, before, after, { key: request.key, fingerprint, answer, now })
  if (outcome === 'done') return { ok: true, answer }
  if (outcome === 'changed') return answerSuperseded(context, before.id, request)
  if (outcome === 'repeated') return answerRepeated(context, request, fingerprint)
  return soldOut(outcome.soldOut)
}

/** The lines with holds that end at the ceilings in force, each line at the earliest of its own; undefined while a ceiling allows none. */
async function underCeilings(
  { database }: CartContext,
  before: Cart,
  after: Cart,
  now: Date,
): Promise<Line[] | undefined> {
  const { taken } = differenceOf(before, after)
  if (taken.length === 0 || before.version === 0) return after.lines
  const ceilings = await findCeilings(
    database.db,
    before.id,
    taken.map(({ pool }) => pool),
    now,
  )
  if ([...ceilings.values()].some((ceilingAt) => ceilingAt <= now)) return undefined
  const takers = new Set(taken.map(({ line }) => line))
  return after.lines.map((line) => (takers.has(line.id) ? cappedLine(line, ceilings) : line))
}

function cappedLine(line: Line, ceilings: ReadonlyMap<string, Date>): Line {
  const [ceilingAt] = line.holds
    .flatMap(({ pool }) => ceilings.get(pool) ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())
  return ceilingAt ? { ...line, holds: line.holds.map((hold) => ({ ...hold, ...capped(hold, ceilingAt) })) } : line
}

/** The refusal speaks of the pool that has the fewest places left. */
function soldOut(pools: readonly MissingPlaces[]): WriteResult {
  const [scarcest] = pools.toSorted((a, b) => a.free - b.free)
  const { free: places, wanted } = scarcest ?? { free: 0, wanted: 0 }
  const message = places > 0 && wanted > places ? 'sold-out.some' : 'sold-out'
  return { ok: false, failure: fail('sold-out', message, { places, wanted }).failure }
}
