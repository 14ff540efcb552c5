import { fail } from 'base/errors'
import type { z } from 'zod'
import type { CartChange, CartPreview, removeLineRequest, setPersonRequest, setStayRequest } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { loadCart } from './cart-store.ts'
import { planChange } from './plan-change.ts'
import type { PlanResult } from './plan-addition.ts'
import { previewChange } from './preview.ts'
import { storeChange } from './store-change.ts'
import { momentOf, openCart } from './write.ts'
import type { CartContext, WriteRequest, WriteResult } from './write.ts'

/** Removes a line with what follows from it, and releases its holds. The person stays in the party. */
export async function removeCartLine(
  context: CartContext,
  cartId: string,
  line: string,
  request: z.infer<typeof removeLineRequest>,
): Promise<WriteResult> {
  return changeCart(context, cartId, request, { type: 'remove-line', line })
}

/** Sets the stay of the party. With `moveLines` the lines of the old stay move into the new one, or go. */
export async function setStay(
  context: CartContext,
  cartId: string,
  request: z.infer<typeof setStayRequest>,
): Promise<WriteResult> {
  const { stay, moveLines = false } = request
  return changeCart(context, cartId, request, { type: 'set-stay', stay, moveLines })
}

/**
 * Corrects a person, and their level in one of their lessons when that is asked too. With another birth date the prices of all their
 * lines are derived anew; a level alone changes no price. Refused when a line would not fit any more; what fits keeps its place.
 */
export async function setPerson(
  context: CartContext,
  cartId: string,
  id: string,
  request: z.infer<typeof setPersonRequest>,
): Promise<WriteResult> {
  const { person, level } = request
  return changeCart(context, cartId, request, { type: 'set-person', person: { id, ...person }, level })
}

async function changeCart(
  context: CartContext,
  cartId: string,
  request: WriteRequest,
  change: CartChange,
): Promise<WriteResult> {
  const opened = await openCart(context, cartId, request)
  if ('ok' in opened) return opened
  const planned = planChange(opened.catalogue, opened.cart, change, opened)
  if (!planned.ok) return { ok: false, failure: planned.failure }
  return storeChange(context, request, opened, planned.value.cart)
}

/** What a change would do to every line and to the sum; nothing is written. */
export async function previewCartChange(
  { database, catalogues, clock }: CartContext,
  cartId: string,
  { change, lang }: { change: CartChange; lang: Lang },
): Promise<PlanResult<CartPreview>> {
  const cart = await loadCart(database.db, cartId)
  const catalogue: Catalogue | undefined = cart && catalogues.get(cart.resort)
  if (!cart || !catalogue) return fail('unknown-cart', 'unknown-cart')
  const planned = planChange(catalogue, cart, change, momentOf(clock(), catalogue))
  if (!planned.ok) return planned
  return { ok: true, value: await previewChange(database.db, catalogue, cart, planned.value, lang) }
}
