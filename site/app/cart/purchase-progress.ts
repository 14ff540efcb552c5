import { outcomeOf } from 'contracts/payment'
import { cartIdKey } from 'contracts/widget'
import type { KeyValueStorage } from 'base/browser-storage'
import { toCartState } from './cart-state.ts'
import { fetchCart } from './fetch-cart.ts'
import { countAttempt, removeAttempts } from './purchase-attempts.ts'
import type { CartLocation } from './use-cart.ts'

// Not needed to draw a page: fetched when the widget emits a payment or a removal.

/** Handles a final payment: a success ends the purchase and its count of attempts, a failure is counted (CART-5, 6). */
export function handlePayment(
  { cartId, code }: { cartId: string; code: string },
  local: KeyValueStorage,
  ended: () => void,
): void {
  if (outcomeOf(code) !== 'paid') return countAttempt(local, cartId, code)
  removeAttempts(local, cartId)
  ended()
}

/** Handles a removal: the purchase ends when the provider returns an empty cart (CART-6). */
export async function handleRemoval(
  { provider, resort, lang }: CartLocation,
  session: Pick<KeyValueStorage, 'getItem'>,
  ended: () => void,
): Promise<void> {
  const cartId = session.getItem(cartIdKey)
  if (cartId === null) return
  try {
    const cart = await fetchCart(provider, { cartId, lang, resort })
    if (toCartState(cart).state === 'empty') ended()
  } catch {
    // CART-6: a provider that does not answer is asked again at the next removal
  }
}
