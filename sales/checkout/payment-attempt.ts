import { randomBytes } from 'node:crypto'
import type { Sql } from 'base/database'
import type { z } from 'zod'
import type { checkoutRequest } from '../api/cart.ts'
import { totalOf, priceCart } from '../cart/cart.ts'
import type { Cart } from '../cart/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { confirmHolds } from '../availability/holds.ts'
import { insertOrder, nextOrderNumber } from '../orders/order-store.ts'
import type { Order } from '../orders/order.ts'
import { insertPayment, newPaymentId } from '../payments/payment-store.ts'
import type { BankForm } from '../payments/provider.ts'
import type { CheckoutServices } from './services.ts'
import { setCartState } from './cart-lock.ts'
import { completeOrder } from './confirm-order.ts'
import { orderLinesOf } from './order-lines.ts'

export type CheckoutRequest = z.infer<typeof checkoutRequest>
export type PaymentAttempt = { order: string; payment: BankForm }

/** A cart that may be paid, and by whom. */
export type CheckoutInput = { cart: Cart; catalogue: Catalogue; request: CheckoutRequest; now: Date }

/** Writes the order as it is now, and the payment with the form that goes to the bank. The cart is locked and its places are kept. */
export async function createPaymentAttempt(
  db: Sql,
  services: CheckoutServices,
  input: CheckoutInput,
): Promise<PaymentAttempt> {
  const order = await newOrder(db, input)
  const { cart, now } = input
  await insertOrder(db, order, orderLinesOf(input.catalogue, input.cart, input.request.lang, input.now))
  await setCartState(db, cart.id, { state: 'paying', orderToken: order.token, now })
  if (order.totalCents === 0) return completeFreeOrder(db, services, order)
  const paymentId = newPaymentId(order.number)
  await insertPayment(db, { id: paymentId, orderToken: order.token, amountCents: order.totalCents, now })
  const { number, token, totalCents, lang, buyer } = order
  const payment = services.provider.start({
    paymentId,
    amountCents: totalCents,
    description: `${merchantsOf(input)} · ${number}`,
    lang,
    buyer: { id: number, email: buyer.email },
  })
  return { order: token, payment }
}

async function newOrder(db: Sql, { cart, catalogue, request, now }: CheckoutInput): Promise<Order> {
  return {
    token: randomBytes(16).toString('base64url'),
    number: await nextOrderNumber(db),
    cartId: cart.id,
    resort: cart.resort,
    state: 'awaiting-payment',
    lang: request.lang,
    buyer: request.buyer,
    totalCents: totalOf(priceCart(catalogue, cart)),
    termsVersion: catalogue.termsVersion,
    returnTo: request.returnTo,
    createdAt: now,
    paidAt: null,
  }
}

/** An order that costs nothing (small children ski free) is confirmed at once, without the bank. */
async function completeFreeOrder(db: Sql, services: CheckoutServices, order: Order): Promise<PaymentAttempt> {
  // The places were held a moment ago under this lock, so they cannot be missing.
  const sold = await confirmHolds(db, order.cartId)
  if (!sold.ok) throw new Error(`the places of the free order ${order.number} are gone: ${sold.failure.message}`)
  await completeOrder(db, services, order)
  return { order: order.token, payment: { url: services.freeUrl, method: 'POST', fields: { order: order.token } } }
}

function merchantsOf({ cart, catalogue }: CheckoutInput): string {
  const names = cart.lines.map(({ product }) => {
    const merchant = catalogue.products.get(product)?.merchant ?? ''
    return catalogue.merchants.get(merchant)?.name ?? ''
  })
  return [...new Set(names)].join(', ')
}
