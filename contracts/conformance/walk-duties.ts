import { fromEuros } from 'base/money'
import type { Cart } from '../cart/cart.ts'
import { cart as cartSchema } from '../cart/schema.ts'
import type { SalesEventDetail, SalesEventName } from '../events/events.ts'
import { salesEvents } from '../events/schema.ts'
import { outcomeOf, pendingCodes } from '../payment/payment.ts'
import type { WalkDuty } from './duty.ts'
import { must, mustFit, shown } from './must.ts'
import type { Moment, Walk } from './walk.ts'

/** Duties that are looked at in what was seen of a visit that buys. */
export const walkDuties: readonly WalkDuty[] = [
  {
    name: 'added',
    says: 'tells sales:add-to-cart and sales:cart-changed, and has an id for the cart (CART-3, CART-4)',
    look: ({ added }) => {
      must(added.cartId, 'Something was put into the cart, and salesWidget.cartId is still null.')
      must(detail(added, 'sales:add-to-cart').items.length > 0, 'sales:add-to-cart told no item.')
      const { cartId } = detail(added, 'sales:cart-changed')
      must(
        cartId === added.cartId,
        `sales:cart-changed told the cart ${cartId}, and salesWidget.cartId is ${added.cartId}.`,
      )
    },
  },
  {
    name: 'cart',
    says: 'gives the cart by kind in euros: price before reductions, total to pay, cart.price the sum of totals (CART-1)',
    look: ({ added }) => {
      const { price, orders } = cartOf(added)
      const all = Object.values(orders).flat()
      must(
        all.some(({ inscriptions }) => inscriptions.length > 0),
        'The filled cart has no inscription.',
      )
      for (const order of all)
        must(
          fromEuros(order.price) >= fromEuros(order.total),
          `${order.merchantName} has the price ${order.price} before reductions, and the larger total ${order.total}.`,
        )
      const sum = all.reduce((cents, { total }) => cents + fromEuros(total), 0)
      must(sum === fromEuros(price), `cart.price is ${price}, and the totals are ${sum / 100} together.`)
    },
  },
  {
    name: 'same-cart',
    says: 'answers the cart call with the cart that getCart gives, by the id in the body alone (CART-3)',
    look: ({ added }) => {
      const [here, there] = [cartOf(added), mustFit(cartSchema, added.answered, 'The answer of the cart call')]
      must(
        JSON.stringify(here) === JSON.stringify(there),
        `getCart() gave ${shown(here)}, the cart call ${shown(there)}.`,
      )
    },
  },
  {
    name: 'cart-id',
    says: 'keeps the cart’s id in the page’s session storage under the agreed key, over page loads, and sends no cookie',
    look: ({ added, reloaded, faults }) => {
      must(added.stored === added.cartId, `Session storage has ${added.stored}, salesWidget.cartId is ${added.cartId}.`)
      must(
        reloaded.cartId === added.cartId,
        `After a page load salesWidget.cartId is ${reloaded.cartId}, not ${added.cartId}.`,
      )
      must(shown(cartOf(reloaded)) === shown(cartOf(added)), `After a page load the cart is ${shown(reloaded.cart)}.`)
      must(!faults.some((fault) => fault.includes('cookie')), faults.join('; '))
    },
  },
  {
    name: 'tabs',
    says: 'tells sales:cart-changed in the other tabs of the site too, which then have the same cart (CART-3)',
    look: ({ added, other }) => {
      detail(other, 'sales:cart-changed')
      must(other.cartId === added.cartId, `The other tab has the cart ${other.cartId}, not ${added.cartId}.`)
    },
  },
  {
    name: 'removed',
    says: 'tells sales:remove-from-cart with what was taken out, and sales:cart-changed (CART-4)',
    look: ({ emptied }) => {
      must(detail(emptied, 'sales:remove-from-cart').items.length > 0, 'sales:remove-from-cart told no item.')
      detail(emptied, 'sales:cart-changed')
      must(isEmpty(cartOf(emptied)), `All was taken out, and the cart is ${shown(emptied.cart)}.`)
    },
  },
  {
    name: 'refused',
    says: 'tells a refused payment with its code, after sales:begin-checkout and sales:add-payment-info, and keeps the cart (CART-5)',
    look: ({ refused }) => {
      mustPayInOrder(refused)
      const { code } = detail(refused, 'sales:payment')
      must(outcomeOf(code) === 'refused', `The refused payment was told with the code ${code}.`)
      must(!isEmpty(cartOf(refused)), 'The payment was refused, and the cart is empty.')
    },
  },
  {
    name: 'paid',
    says: 'tells a payment that succeeded with the code 0000, the cart, its items and their sum, and begins a new cart (CART-5)',
    look: ({ addedAgain, paid }) => {
      mustPayInOrder(paid)
      const { code, total, items, cartId } = detail(paid, 'sales:payment')
      must(outcomeOf(code) === 'paid', `The payment that succeeded was told with the code ${code}, not 0000.`)
      must(cartId === addedAgain.cartId, `The payment was told for the cart ${cartId}, not ${addedAgain.cartId}.`)
      const sum = items.reduce((cents, { price, quantity }) => cents + fromEuros(price) * quantity, 0)
      must(
        sum === fromEuros(total),
        `The payment was told with the total ${total}, and its items are ${sum / 100} together.`,
      )
      must(
        fromEuros(total) === fromEuros(cartOf(addedAgain).price),
        `${total} was paid for a cart of ${cartOf(addedAgain).price}.`,
      )
      detail(paid, 'sales:cart-changed')
      must(isEmpty(cartOf(paid)), `The cart was paid, and still is ${shown(paid.cart)}.`)
    },
  },
  {
    name: 'events',
    says: 'tells nothing but the events of the contract, each in its shape, and no payment before it is final (CART-4)',
    look: (walk) => {
      for (const { name, detail: told } of momentsOf(walk).flatMap((moment) => moment.told)) {
        must(name in salesEvents, `${name} was told, which is no event of the contract.`)
        mustFit<unknown>(salesEvents[name as SalesEventName], told, `The detail of ${name}`)
        const code = name === 'sales:payment' ? (told as SalesEventDetail<'sales:payment'>).code : ''
        must(
          !pendingCodes.has(code),
          `A payment was told with the code ${code}, which is not final: wait for the next.`,
        )
      }
    },
  },
  {
    name: 'quiet',
    says: 'leaves no error uncaught in the page',
    look: ({ faults }) => must(faults.length === 0, faults.join('; ')),
  },
]

function momentsOf({ added, other, reloaded, emptied, addedAgain, refused, paid }: Walk): Moment[] {
  return [added, other, reloaded, emptied, addedAgain, refused, paid]
}

/** The detail of the last event of a name at a moment. */
function detail<Name extends SalesEventName>({ told }: Moment, name: Name): SalesEventDetail<Name> {
  const found = told.findLast((one) => one.name === name)
  must(found, `${name} was not told, only ${shown(told.map((one) => one.name))}.`)
  return mustFit<unknown>(salesEvents[name], found.detail, `The detail of ${name}`) as SalesEventDetail<Name>
}

function mustPayInOrder({ told }: Moment): void {
  const steps = ['sales:begin-checkout', 'sales:add-payment-info', 'sales:payment']
  const names = told.map(({ name }) => name).filter((name) => steps.includes(name))
  must(names.join() === steps.join(), `A payment was told as ${shown(names)}, not as ${shown(steps)}.`)
}

function cartOf({ cart }: Moment): Cart {
  return mustFit(cartSchema, cart, 'getCart()')
}

function isEmpty({ orders }: Cart): boolean {
  return Object.values(orders).every((group) => group.every(({ inscriptions }) => inscriptions.length === 0))
}
