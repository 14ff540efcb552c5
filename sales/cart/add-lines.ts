import { fail } from 'base/errors'
import { sql } from 'drizzle-orm'
import { sweepExpired } from '../availability/holds.ts'
import { planAddition } from './add.ts'
import type { AddPlan, AddRequest } from './add.ts'
import { commitAddition } from './add-store.ts'
import type { Cart } from './cart.ts'
import { viewOf } from './view.ts'
import { afterChange, newCart, openCart, repeated } from './write.ts'
import type { Opened, Shop, Written } from './write.ts'

/**
 * Puts one thing for some people into a cart; `new` makes the cart. All of them get it, or nobody.
 * The whole write is one statement, so a new guest costs one way to the database.
 */
export async function addLines(shop: Shop, cartId: string, request: AddRequest): Promise<Written> {
  const opened = cartId === 'new' ? newCart(shop, request.resort, request) : await openCart(shop, cartId, request)
  if ('ok' in opened) return opened
  const { catalogue, cart, now } = opened
  const plan = planAddition(catalogue, cart, request, opened)
  if (!plan.ok) return { ok: false, failure: plan.failure, catalogue }
  const answer = JSON.stringify(viewOf(catalogue, cartAfter(cart, plan.value, request), now, request.lang))
  const outcome = await commitOrSweep(shop, opened, plan.value, request, answer)
  if (outcome === 'done') return { ok: true, answer }
  if (outcome === 'changed') return afterChange(shop, cartId, request)
  if (outcome === 'repeated') return repeated(shop, request, opened.fingerprint)
  return soldOut(shop, plan.value, opened)
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
  shop: Shop,
  { cart, now, fingerprint }: Opened,
  { people, lines, slot }: AddPlan,
  request: AddRequest,
  answer: string,
) {
  const asked = { ...cart, lang: request.lang, stay: request.stay ?? cart.stay }
  const addition = { cart: asked, people, lines, slot, key: request.key, fingerprint, answer, now }
  const outcome = await commitAddition(shop.database, addition)
  if (outcome !== 'sold-out' || slot === null) return outcome
  // Places whose time is over may not have been given back yet: do that now, and ask once more.
  const freed = await shop.database.db.transaction((db) => sweepExpired(db, now, { slotId: slot }))
  return freed > 0 ? commitAddition(shop.database, addition) : outcome
}

async function soldOut(shop: Shop, { lines, slot }: AddPlan, { catalogue }: Opened): Promise<Written> {
  const { rows } = await shop.database.db.execute<{ places: number }>(
    sql`select capacity - held - sold as places from slot where id = ${slot}`,
  )
  const places = rows[0]?.places ?? 0
  const some = places > 0 && lines.length > places
  const details = { places, wanted: lines.length }
  return { ok: false, failure: fail('sold-out', some ? 'sold-out.some' : 'sold-out', details).failure, catalogue }
}
