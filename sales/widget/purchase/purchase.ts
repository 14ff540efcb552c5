// What a cart leads to, in one bundle: it is loaded while the cart is looked at.
export { Consequences } from '../cart/consequences.tsx'
export { Checkout } from '../checkout/checkout.tsx'
export { OrderPage } from '../order/order-page.tsx'
