import { randomBytes } from 'node:crypto'
import type { Sql } from 'base/database'
import type { z } from 'zod'
import type { checkoutRequest } from '../api/cart.ts'
import { totalOf, priceCart } from '../cart/cart.ts'
import type { Cart } from '../cart/cart.ts'
import { meetingPointOf, toCartView } from '../cart/cart-view.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { formatTime } from '../catalogue/format.ts'
import { insertOrder, nextOrderNumber } from '../orders/order-store.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { insertPayment, newPaymentId } from '../payments/payment-store.ts'
import type { BankForm } from '../payments/provider.ts'
import type { CheckoutServices } from './services.ts'
import { setCartState } from './cart-lock.ts'
import { completeOrder } from './confirm-order.ts'
import { termsVersion } from './terms.ts'

export type CheckoutRequest = z.infer<typeof checkoutRequest>
export type PaymentAttempt = { order: string; payment: BankForm }

/** A cart that may be paid, and by whom. */
export type CheckoutInput = { cart: Cart; catalogue: Catalogue; request: CheckoutRequest; now: Date }

/** Writes the order as it is now, and the payment with the form that goes to the bank. The cart is locked and its places are kept. */
export async function createPaymentAttempt(
  db: Sql,
  services: CheckoutServices,
  payable: CheckoutInput,
): Promise<PaymentAttempt> {
  const order = await newOrder(db, payable)
  const { cart, now } = payable
  await insertOrder(db, order, orderLinesOf(payable))
  await setCartState(db, cart.id, { state: 'paying', orderToken: order.token, now })
  if (order.totalCents === 0) return completeFreeOrder(db, services, order)
  const paymentId = newPaymentId(order.number)
  await insertPayment(db, { id: paymentId, orderToken: order.token, amountCents: order.totalCents, now })
  const { number, token, totalCents, lang, buyer } = order
  const payment = services.provider.start({
    paymentId,
    amountCents: totalCents,
    description: `${merchantsOf(payable)} · ${number}`,
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
    termsVersion,
    returnTo: request.returnTo,
    createdAt: now,
    paidAt: null,
  }
}

/** The lines as the buyer saw them, in the buyer's language: later changes of catalogue or cart do not reach them. */
function orderLinesOf({ cart, catalogue, request: { lang }, now }: CheckoutInput): OrderLine[] {
  return toCartView(catalogue, cart, now, lang).lines.map((view, index) => {
    const slotId = cart.lines[index]?.slotId ?? null
    const { participant, name, merchantName, detail, firstDay, lastDay, withdrawal, selection, steps } = view
    return {
      id: view.id,
      kind: view.kind,
      product: view.product,
      merchant: catalogue.products.get(view.product)?.merchant ?? '',
      slotId,
      totalCents: view.totalCents,
      data: {
        name,
        merchantName,
        participant: `${participant.firstName} ${participant.lastName}`,
        birthDate: participant.birthDate,
        detail,
        firstDay,
        lastDay,
        time: timeOf(catalogue, slotId, lang),
        meetingPoint: meetingPointOf(catalogue, { slotId }),
        withdrawal,
        selection,
        steps,
      },
    }
  })
}

function timeOf(catalogue: Catalogue, slotId: string | null, lang: Lang): string | null {
  const slot = slotId === null ? undefined : catalogue.slots.get(slotId)
  return slot ? formatTime(slot.time, lang) : null
}

/** Small children ski free: what costs nothing is ordered without asking the bank. */
async function completeFreeOrder(db: Sql, services: CheckoutServices, order: Order): Promise<PaymentAttempt> {
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
