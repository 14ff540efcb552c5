import { fail } from 'base/errors'
import { sql } from 'drizzle-orm'
import { findCeiling } from '../availability/hold-store.ts'
import { capped, expireHolds } from '../availability/holds.ts'
import { planAddition } from './plan-addition.ts'
import type { AddPlan, AddRequest } from './plan-addition.ts'
import { commitAddition } from './commit-addition.ts'
import type { Cart } from './cart.ts'
import { toCartView } from './cart-view.ts'
import { answerSuperseded, newCart, openCart, answerRepeated } from './write.ts'
import type { OpenedCart, CartContext, WriteResult } from './write.ts'

/**
 * Puts one thing for some people into a cart; `new` makes the cart. All of them get it, or nobody.
 * The whole write is one statement, so that a new cart costs one round trip to the database.
 */
export async function addLines(context: CartContext, cartId: string, request: AddRequest): Promise<WriteResult> {
  const opened = cartId === 'new' ? newCart(context, request.resort, request) : await openCart(context, cartId, request)
  if ('ok' in opened) return opened
  const { catalogue, cart, now } = opened
  const plan = planAddition(catalogue, cart, request, opened)
  if (!plan.ok) return { ok: false, failure: plan.failure }
  if (cart.lines.length + plan.value.lines.length > maxLines)
    return { ok: false, failure: fail('cart-full', 'cart-full', { lines: maxLines }).failure }
  const limited = await underCeiling(context, opened, plan.value)
  if (!limited) return { ok: false, failure: fail('ceiling', 'ceiling.pause').failure }
  const answer = JSON.stringify(toCartView(catalogue, cartAfter(cart, limited, request), now, request.lang))
  const outcome = await commitOrSweep(context, opened, limited, request, answer)
  if (outcome === 'done') return { ok: true, answer }
  if (outcome === 'changed') return answerSuperseded(context, cartId, request)
  if (outcome === 'repeated') return answerRepeated(context, request, opened.fingerprint)
  return soldOut(context, plan.value)
}

/** Maximum number of lines of a cart: two large families with lessons and passes. */
const maxLines = 40

/** The plan with holds that end at the ceiling of earlier holds of the cart in the slot; undefined while that ceiling allows none. */
async function underCeiling(
  { database }: CartContext,
  { cart, now }: OpenedCart,
  plan: AddPlan,
): Promise<AddPlan | undefined> {
  if (plan.slot === null || cart.version === 0) return plan
  const ceilingAt = await findCeiling(database.db, cart.id, plan.slot, now)
  if (!ceilingAt) return plan
  if (ceilingAt <= now) return undefined
  return {
    ...plan,
    lines: plan.lines.map((line) => ({
      ...line,
      holds: line.holds.map((hold) => ({ ...hold, ...capped(hold, ceilingAt) })),
    })),
  }
}

function cartAfter(cart: Cart, { people, lines }: AddPlan, request: AddRequest): Cart {
  return {
    ...cart,
    version: cart.version + 1,
    lang: request.lang,
    stay: request.stay ?? cart.stay,
    party: [...cart.party, ...people],
    lines: [...cart.lines, ...lines],
  }
}

async function commitOrSweep(
  context: CartContext,
  { cart, now, fingerprint }: OpenedCart,
  { people, lines, slot }: AddPlan,
  request: AddRequest,
  answer: string,
) {
  const asked = { ...cart, lang: request.lang, stay: request.stay ?? cart.stay }
  const addition = { cart: asked, people, lines, slot, key: request.key, fingerprint, answer, now }
  const outcome = await commitAddition(context.database, addition)
  if (outcome !== 'sold-out' || slot === null) return outcome
  // Places whose time is over may not have been given back yet: do that now, and ask once more.
  const freed = await context.database.db.transaction((db) => expireHolds(db, now, { poolId: slot }))
  return freed > 0 ? commitAddition(context.database, addition) : outcome
}

async function soldOut(context: CartContext, { lines, slot }: AddPlan): Promise<WriteResult> {
  const { rows } = await context.database.db.execute<{ places: number }>(
    sql`select capacity - held - sold as places from place_pool where id = ${slot}`,
  )
  const places = rows[0]?.places ?? 0
  const some = places > 0 && lines.length > places
  const details = { places, wanted: lines.length }
  return { ok: false, failure: fail('sold-out', some ? 'sold-out.some' : 'sold-out', details).failure }
}
