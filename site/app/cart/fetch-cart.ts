import { isCart } from 'contracts/cart'
import type { Cart, CartRequest } from 'contracts/cart'
import { cartPath } from 'contracts/widget'
import { postJson } from '../call.ts'

/** Requests the cart from the provider (CART-3). A response that is not a cart counts as none. */
export async function fetchCart(provider: string, request: CartRequest, signal?: AbortSignal): Promise<Cart> {
  const answer = await postJson(`${provider}${cartPath}`, request, { signal })
  if (!isCart(answer)) throw new TypeError('The sales provider did not answer a cart.')
  return answer
}
