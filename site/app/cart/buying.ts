import { outcomeOf } from 'contracts/payment'
import { cartIdKey } from 'contracts/widget'
import type { Shelf } from '../stored.ts'
import { stateOf } from './cart-state.ts'
import { fetchCart } from './fetch-cart.ts'
import { countAttempt, forgetAttempts } from './purchase-attempts.ts'
import type { CartPlace } from './use-cart.ts'

// Not needed to draw a page: fetched when the widget tells of a payment or a removal.

/** A payment came to its end: a success ends the buying and its count, a failure is counted (CART-5, 6). */
export function paymentEnded(
  { cartId, code }: { cartId: string; code: string },
  local: Shelf,
  ended: () => void,
): void {
  if (outcomeOf(code) !== 'paid') return countAttempt(local, cartId, code)
  forgetAttempts(local, cartId)
  ended()
}

/** Something was taken out of the cart: when the provider says that it was the last thing, the buying has ended (CART-6). */
export async function somethingRemoved(
  { provider, resort, lang }: CartPlace,
  session: Pick<Shelf, 'getItem'>,
  ended: () => void,
): Promise<void> {
  const cartId = session.getItem(cartIdKey)
  if (cartId === null) return
  try {
    const cart = await fetchCart(provider, { cartId, lang, resort })
    if (stateOf(cart).state === 'empty') ended()
  } catch {
    // CART-6: who does not answer is asked again at the next removal
  }
}
