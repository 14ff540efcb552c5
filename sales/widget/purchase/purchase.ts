// What comes after the cart, in one bundle: it is loaded while the cart is looked at.
export { Checkout } from '../checkout/checkout.tsx'
export { OrderPage } from '../order/order-page.tsx'
