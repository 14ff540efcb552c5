import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleCart, sampleLine } from '../fixtures/cart.ts'
import { emitBeginCheckout, endCheckout } from './begin-event.ts'

let emitted = 0
beforeEach(() => {
  emitted = 0
  const page = new EventTarget()
  page.addEventListener('sales:begin-checkout', () => (emitted += 1))
  Object.assign(globalThis, { window: page })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'))

test('CART-4 the begin of a checkout is emitted once, also when it is opened again or reloaded', () => {
  const cart = sampleCart([sampleLine()])
  emitBeginCheckout(cart)
  emitBeginCheckout({ ...cart, lines: [sampleLine({ detail: 'corrected' })] })
  expect(emitted).toBe(1)
})

test('CART-4 another cart, or one with another line, begins another checkout', () => {
  emitBeginCheckout(sampleCart([sampleLine()], { id: 'c2' }))
  emitBeginCheckout(sampleCart([sampleLine(), sampleLine({ id: 'l2' })], { id: 'c2' }))
  expect(emitted).toBe(2)
})

test('CART-4 the checkout after a payment that failed is another', () => {
  const cart = sampleCart([sampleLine()], { id: 'c3' })
  emitBeginCheckout(cart)
  endCheckout(cart)
  emitBeginCheckout(cart)
  expect(emitted).toBe(2)
})
