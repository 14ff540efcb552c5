import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderView } from '../../api/cart.ts'
import { emitPaymentEvent } from './payment-event.ts'

const order: OrderView = {
  token: 't1',
  number: 'V-1001',
  cartId: 'c1',
  state: 'refused',
  code: '4001',
  message: '',
  createdAt: '',
  paidAt: null,
  totalCents: 41800,
  buyer: { firstName: 'Anna', lastName: 'Martin', email: 'anna@example.org' },
  lines: [],
  retry: true,
}
let emitted: unknown[] = []

beforeEach(() => {
  emitted = []
  const values = new Map<string, string>()
  const page = new EventTarget()
  page.addEventListener('sales:payment', (event) => emitted.push((event as CustomEvent).detail))
  Object.assign(globalThis, {
    window: page,
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    },
  })
})
afterEach(() => {
  for (const name of ['window', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
})

test('CART-5 a payment event is emitted once, however often its page is opened', () => {
  emitPaymentEvent(order)
  emitPaymentEvent(order)
  expect(emitted).toEqual([{ items: [], cartId: 'c1', code: '4001', total: 418 }])
})

test('CART-5 a success after a failure of the same order is emitted as well', () => {
  emitPaymentEvent({ ...order, token: 't2' })
  emitPaymentEvent({ ...order, token: 't2', state: 'paid', code: '0000' })
  expect(emitted).toMatchObject([{ code: '4001' }, { code: '0000' }])
})

test('CART-5 nothing is emitted while the order waits', () => {
  emitPaymentEvent({ ...order, token: 't3', state: 'awaiting-payment', code: null })
  expect(emitted).toEqual([])
})
