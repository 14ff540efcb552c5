import { fromEuros } from 'base/money'
import type { Cart } from '../cart/cart.ts'
import { cart as cartSchema } from '../cart/schema.ts'
import type { SalesEventDetail, SalesEventName } from '../events/events.ts'
import { salesEvents } from '../events/schema.ts'
import { outcomeOf, pendingCodes } from '../payment/payment.ts'
import type { PurchaseDuty } from './duty.ts'
import { assertDuty, assertShape, excerpt } from './assertions.ts'
import type { CartMoment, PurchaseRecord } from './purchase.ts'

/** Duties that are checked in the record of a purchase. */
export const purchaseDuties: readonly PurchaseDuty[] = [
  {
    name: 'added',
    says: 'emits sales:add-to-cart and sales:cart-changed, and has an id for the cart (CART-3, CART-4)',
    check: ({ added }) => {
      assertDuty(added.cartId, 'Something was put into the cart, and salesWidget.cartId is still null.')
      assertDuty(detail(added, 'sales:add-to-cart').items.length > 0, 'sales:add-to-cart has no item.')
      const { cartId } = detail(added, 'sales:cart-changed')
      assertDuty(
        cartId === added.cartId,
        `sales:cart-changed has the cart ${cartId}, and salesWidget.cartId is ${added.cartId}.`,
      )
    },
  },
  {
    name: 'cart',
    says: 'gives the cart by kind in euros: price before reductions, total to pay, cart.price the sum of totals (CART-1)',
    check: ({ added }) => {
      const { price, orders } = cartOf(added)
      const all = Object.values(orders).flat()
      assertDuty(
        all.some(({ inscriptions }) => inscriptions.length > 0),
        'The filled cart has no inscription.',
      )
      for (const order of all)
        assertDuty(
          fromEuros(order.price) >= fromEuros(order.total),
          `${order.merchantName} has the price ${order.price} before reductions, and the larger total ${order.total}.`,
        )
      const sum = all.reduce((cents, { total }) => cents + fromEuros(total), 0)
      assertDuty(sum === fromEuros(price), `cart.price is ${price}, and the totals are ${sum / 100} together.`)
    },
  },
  {
    name: 'same-cart',
    says: 'answers the cart call with the cart that getCart gives, by the id in the body alone (CART-3)',
    check: ({ added }) => {
      const [here, there] = [cartOf(added), assertShape(cartSchema, added.answered, 'The answer of the cart call')]
      assertDuty(
        JSON.stringify(here) === JSON.stringify(there),
        `getCart() gave ${excerpt(here)}, the cart call ${excerpt(there)}.`,
      )
    },
  },
  {
    name: 'cart-id',
    says: 'keeps the cart’s id in the page’s session storage under the agreed key, over page loads, and sends no cookie',
    check: ({ added, reloaded, faults }) => {
      assertDuty(
        added.stored === added.cartId,
        `Session storage has ${added.stored}, salesWidget.cartId is ${added.cartId}.`,
      )
      assertDuty(
        reloaded.cartId === added.cartId,
        `After a page load salesWidget.cartId is ${reloaded.cartId}, not ${added.cartId}.`,
      )
      assertDuty(
        excerpt(cartOf(reloaded)) === excerpt(cartOf(added)),
        `After a page load the cart is ${excerpt(reloaded.cart)}.`,
      )
      assertDuty(!faults.some((fault) => fault.includes('cookie')), faults.join('; '))
    },
  },
  {
    name: 'tabs',
    says: 'emits sales:cart-changed in the other tabs of the site too, which then have the same cart (CART-3)',
    check: ({ added, other }) => {
      detail(other, 'sales:cart-changed')
      assertDuty(other.cartId === added.cartId, `The other tab has the cart ${other.cartId}, not ${added.cartId}.`)
    },
  },
  {
    name: 'removed',
    says: 'emits sales:remove-from-cart with what was taken out, and sales:cart-changed (CART-4)',
    check: ({ emptied }) => {
      assertDuty(detail(emptied, 'sales:remove-from-cart').items.length > 0, 'sales:remove-from-cart has no item.')
      detail(emptied, 'sales:cart-changed')
      assertDuty(isEmpty(cartOf(emptied)), `All was taken out, and the cart is ${excerpt(emptied.cart)}.`)
    },
  },
  {
    name: 'refused',
    says: 'emits a refused payment with its code, after sales:begin-checkout and sales:add-payment-info, and keeps the cart (CART-5)',
    check: ({ refused }) => {
      assertPaymentOrder(refused)
      const { code } = detail(refused, 'sales:payment')
      assertDuty(outcomeOf(code) === 'refused', `The refused payment was emitted with the code ${code}.`)
      assertDuty(!isEmpty(cartOf(refused)), 'The payment was refused, and the cart is empty.')
    },
  },
  {
    name: 'paid',
    says: 'emits a payment that succeeded with the code 0000, the cart, its items and their sum, and begins a new cart (CART-5)',
    check: ({ addedAgain, paid }) => {
      assertPaymentOrder(paid)
      const { code, total, items, cartId } = detail(paid, 'sales:payment')
      assertDuty(outcomeOf(code) === 'paid', `The payment that succeeded was emitted with the code ${code}, not 0000.`)
      assertDuty(
        cartId === addedAgain.cartId,
        `The payment was emitted for the cart ${cartId}, not ${addedAgain.cartId}.`,
      )
      const sum = items.reduce((cents, { price, quantity }) => cents + fromEuros(price) * quantity, 0)
      assertDuty(
        sum === fromEuros(total),
        `The payment was emitted with the total ${total}, and its items are ${sum / 100} together.`,
      )
      assertDuty(
        fromEuros(total) === fromEuros(cartOf(addedAgain).price),
        `${total} was paid for a cart of ${cartOf(addedAgain).price}.`,
      )
      detail(paid, 'sales:cart-changed')
      assertDuty(isEmpty(cartOf(paid)), `The cart was paid, and still is ${excerpt(paid.cart)}.`)
    },
  },
  {
    name: 'events',
    says: 'emits nothing but the events of the contract, each in its shape, and no payment before it is final (CART-4)',
    check: (walk) => {
      for (const { name, detail: data } of momentsOf(walk).flatMap((moment) => moment.events)) {
        assertDuty(name in salesEvents, `${name} was emitted, which is no event of the contract.`)
        assertShape<unknown>(salesEvents[name as SalesEventName], data, `The detail of ${name}`)
        const code = name === 'sales:payment' ? (data as SalesEventDetail<'sales:payment'>).code : ''
        assertDuty(
          !pendingCodes.has(code),
          `A payment was emitted with the code ${code}, which is not final: wait for the next.`,
        )
      }
    },
  },
  {
    name: 'quiet',
    says: 'leaves no error uncaught in the page',
    check: ({ faults }) => assertDuty(faults.length === 0, faults.join('; ')),
  },
]

function momentsOf({ added, other, reloaded, emptied, addedAgain, refused, paid }: PurchaseRecord): CartMoment[] {
  return [added, other, reloaded, emptied, addedAgain, refused, paid]
}

/** The detail of the last event of a name at a moment. */
function detail<Name extends SalesEventName>({ events }: CartMoment, name: Name): SalesEventDetail<Name> {
  const found = events.findLast((one) => one.name === name)
  assertDuty(found, `${name} was not emitted, only ${excerpt(events.map((one) => one.name))}.`)
  return assertShape<unknown>(salesEvents[name], found.detail, `The detail of ${name}`) as SalesEventDetail<Name>
}

function assertPaymentOrder({ events }: CartMoment): void {
  const steps = ['sales:begin-checkout', 'sales:add-payment-info', 'sales:payment']
  const names = events.map(({ name }) => name).filter((name) => steps.includes(name))
  assertDuty(names.join() === steps.join(), `A payment was emitted as ${excerpt(names)}, not as ${excerpt(steps)}.`)
}

function cartOf({ cart }: CartMoment): Cart {
  return assertShape(cartSchema, cart, 'getCart()')
}

function isEmpty({ orders }: Cart): boolean {
  return Object.values(orders).every((group) => group.every(({ inscriptions }) => inscriptions.length === 0))
}
