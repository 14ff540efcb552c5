import { fail } from 'base/errors'
import { withConsequences } from './consequences.ts'
import { nothingToFollow, planAddition } from './plan-addition.ts'
import type { AddRequest } from './plan-addition.ts'
import { storeChange } from './store-change.ts'
import { newCart, openCart } from './write.ts'
import type { CartContext, WriteResult } from './write.ts'

/** Maximum number of lines of a cart: two large families with lessons and passes. */
const maxLines = 40

/**
 * Puts one thing for some people into a cart; `new` makes the cart. All of them get it, or nobody.
 * The whole write is one statement, so that a new cart costs one round trip to the database.
 */
export async function addLines(context: CartContext, cartId: string, request: AddRequest): Promise<WriteResult> {
  const opened = cartId === 'new' ? newCart(context, request.resort, request) : await openCart(context, cartId, request)
  if ('ok' in opened) return opened
  const { catalogue, cart } = opened
  const plan = planAddition(catalogue, cart, request, opened)
  if (!plan.ok) return { ok: false, failure: plan.failure }
  const { people, lines } = plan.value
  if (cart.lines.length + lines.length > maxLines)
    return { ok: false, failure: fail('cart-full', 'cart-full', { lines: maxLines }).failure }
  const after = withConsequences(
    catalogue,
    {
      ...cart,
      stay: request.stay ?? cart.stay,
      party: [...cart.party, ...people],
      lines: [...cart.lines, ...lines],
    },
    opened.today,
  )
  const isThere = lines.every(({ id }) => after.lines.some((line) => line.id === id))
  if (!isThere) return { ok: false, failure: nothingToFollow().failure }
  return storeChange(context, request, opened, after)
}
