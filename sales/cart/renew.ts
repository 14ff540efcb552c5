import { fail } from 'base/errors'
import type { z } from 'zod'
import { renewHolds } from '../availability/holds.ts'
import type { Renewal } from '../availability/holds.ts'
import type { renewRequest } from '../api/cart.ts'
import { saveLine } from './cart-store.ts'
import type { Line } from './cart.ts'
import type { Refusal } from './refusal.ts'
import { repriceLine } from './reprice.ts'
import { changeCart, openCart } from './write.ts'
import type { OpenedCart, CartContext, WriteResult } from './write.ts'

/**
 * Keeps the places of a cart for longer, and asks again for those whose time was over, at today's price.
 * What cannot be had any more stays in the cart as 'expired'; when nothing at all can be kept the write is refused.
 */
export async function renewCart(
  context: CartContext,
  cartId: string,
  request: z.infer<typeof renewRequest>,
): Promise<WriteResult> {
  const opened = await openCart(context, cartId, request)
  if ('ok' in opened) return opened
  const fresh = stillBookable(opened)
  if (fresh.length === 0) return { ok: false, failure: nothingToKeep(opened) }
  const ids = fresh.map(({ id }) => id)
  return changeCart(context, request, opened, async (db) => {
    const renewal = await renewHolds(db, cartId, opened.now, ids)
    for (const line of fresh) if (renewal.again.includes(line.id)) await saveLine(db, line)
    return refusalOf(renewal)
  })
}

/** The lines with places that can still be bought, each with today's price. */
function stillBookable({ catalogue, cart, today }: OpenedCart): Line[] {
  return cart.lines
    .filter(({ holds }) => holds.length > 0)
    .map((line) => repriceLine(catalogue, cart, line, today))
    .flatMap((one) => (one.ok ? [one.value] : []))
}

function nothingToKeep({ cart }: OpenedCart): Refusal {
  if (cart.lines.length === 0) return fail('empty', 'empty').failure
  return fail('not-bookable', 'not-bookable.slot').failure
}

function refusalOf({ kept, again, lost, full, paused }: Renewal): Refusal | undefined {
  if (kept.length + again.length > 0) return undefined
  if (lost.length > 0) return fail('sold-out', 'sold-out.renew').failure
  if (paused.length > 0) return fail('ceiling', 'ceiling.pause').failure
  return full.length > 0 ? fail('ceiling', 'ceiling').failure : undefined
}
