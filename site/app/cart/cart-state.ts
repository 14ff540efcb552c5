import type { Cart } from 'contracts/cart'

/** The state of the cart for the cart icon (CART-9). */
export type CartState =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'filled'; cart: Cart; products: number }
  | { state: 'failed' }

/** A cart as fetched, as the pill shows it. */
export function toCartState(cart: Cart): CartState {
  const products = Object.values(cart.orders)
    .flat()
    .reduce((count, order) => count + order.inscriptions.length, 0)
  return products === 0 ? { state: 'empty' } : { state: 'filled', cart, products }
}
