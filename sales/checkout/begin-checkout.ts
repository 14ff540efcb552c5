import type { Sql } from 'base/database'
import { dayAt } from 'base/day'
import { fail } from 'base/errors'
import { holdForPayment } from '../availability/holds.ts'
import { paymentHoldEnd } from '../availability/limits.ts'
import type { CartView } from '../api/cart.ts'
import { findWrite, storeWrite, loadCart, saveLine } from '../cart/cart-store.ts'
import { priceCart, totalOf } from '../cart/cart.ts'
import type { Cart } from '../cart/cart.ts'
import type { Refusal } from '../cart/refusal.ts'
import { checkCart } from '../cart/reprice.ts'
import { toCartView } from '../cart/cart-view.ts'
import { fingerprintOf, replay } from '../cart/write.ts'
import type { CartContext, WriteResult } from '../cart/write.ts'
import { attemptsPerCart } from '../payments/limits.ts'
import { paymentsOfCart } from '../payments/payment-store.ts'
import { createPaymentAttempt } from './payment-attempt.ts'
import type { CheckoutRequest, CheckoutInput } from './payment-attempt.ts'
import type { CheckoutServices } from './services.ts'
import { abandonCurrentPayment } from './cancel-checkout.ts'
import { lockCart, setCartState } from './cart-lock.ts'

/**
 * Takes a cart to the bank: everything is checked again, places are kept for the time of a payment, and order and payment are written,
 * in one transaction. A repetition with the same key gets the same form. The answer is JSON text.
 */
export async function beginCheckout(
  shop: CartContext,
  services: CheckoutServices,
  cartId: string,
  request: CheckoutRequest,
): Promise<WriteResult> {
  return shop.database.db.transaction(async (db) => {
    const locked = await lockCart(db, cartId)
    const fingerprint = fingerprintOf(cartId, request)
    // Under the lock: of two requests with one key the second finds the answer of the first.
    const done = await findWrite(db, request.key)
    if (done) return replay(done, fingerprint)
    const cart = await loadCart(db, cartId)
    const catalogue = cart && shop.catalogues.get(cart.resort)
    if (!locked || !cart || !catalogue) return { ok: false, failure: fail('unknown-cart', 'unknown-cart').failure }
    const input = { cart, catalogue, request, now: services.clock() }
    const refusal = await findRefusal(db, services, input)
    if (refusal) return refused(db, input, refusal)
    const answer = JSON.stringify(await createPaymentAttempt(db, services, input))
    await storeWrite(db, request.key, { cartId, fingerprint, answer }, input.now)
    return { ok: true, answer }
  })
}

async function findRefusal(db: Sql, services: CheckoutServices, input: CheckoutInput): Promise<Refusal | undefined> {
  const { cart, request, now } = input
  if (cart.state === 'ordered') return fail('unknown-cart', 'unknown-cart.ordered').failure
  if (cart.version !== request.version) return fail('stale', 'stale').failure
  if (cart.lines.length === 0) return fail('empty', 'empty').failure
  if (cart.state === 'paying' && !(await abandonCurrentPayment(db, services, cart.id)))
    return fail('paying', 'paying').failure
  const attempts = await paymentsOfCart(db, cart.id)
  if (attempts.length >= attemptsPerCart) return fail('ceiling', 'ceiling.attempts').failure
  const unfit = await checkLines(db, input)
  if (unfit) return unfit
  const kept = await holdForPayment(db, cart.id, paymentHoldEnd(now))
  return kept.ok ? undefined : fail('sold-out', 'sold-out.renew').failure
}

/** Checks rules and prices of today; new prices are saved, so that the buyer can agree to them. Expired holds are retaken afterwards. */
async function checkLines(db: Sql, { cart, catalogue, request, now }: CheckoutInput): Promise<Refusal | undefined> {
  const { refused: unfit, changed } = checkCart(catalogue, cart, now, dayAt(now, catalogue.timeZone))
  if (unfit[0]) return unfit[0]
  for (const line of changed) await saveLine(db, line)
  if (changed.length > 0) await setCartState(db, cart.id, { state: 'open', orderToken: null, now })
  const total = totalOf(priceCart(catalogue, cart))
  if (total < 0) return fail('negative-total', 'negative-total').failure
  const same = total === request.totalCents
  return changed.length > 0 || !same ? fail('price-changed', 'price-changed').failure : undefined
}

async function refused(db: Sql, input: CheckoutInput, failure: Refusal): Promise<WriteResult> {
  const current = await loadCart(db, input.cart.id)
  return { ok: false, failure, ...(current && { cart: viewNow(input, current) }) }
}

function viewNow({ catalogue, request, now }: CheckoutInput, cart: Cart): CartView {
  return toCartView(catalogue, cart, now, request.lang)
}
