import { fail } from 'base/errors'
import { eq } from 'drizzle-orm'
import { cart as cartTable } from '../store/schema.ts'
import { restoreContent } from './cart-content.ts'
import { storeChange } from './store-change.ts'
import { openCart } from './write.ts'
import type { CartContext, WriteRequest, WriteResult } from './write.ts'

/**
 * Takes back the last change of a cart: people, stay and lines are those before it. Places that it gave back are taken again, all or none;
 * those that the cart has kept stay as they are. Undone again it is done again.
 */
export async function undoChange(context: CartContext, cartId: string, request: WriteRequest): Promise<WriteResult> {
  const opened = await openCart(context, cartId, request)
  if ('ok' in opened) return opened
  const [row] = await context.database.db
    .select({ previous: cartTable.previous })
    .from(cartTable)
    .where(eq(cartTable.id, cartId))
  if (!row?.previous) return { ok: false, failure: fail('nothing-to-undo', 'nothing-to-undo').failure }
  return storeChange(context, request, opened, restoreContent(opened.cart, row.previous, opened.now))
}
