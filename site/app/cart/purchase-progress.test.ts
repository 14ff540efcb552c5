import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handlePayment, handleRemoval } from './purchase-progress.ts'

const place = { provider: 'https://sales.example', resort: 'valorsene', lang: 'fr' }
const session = { getItem: (key: string) => (key === 'sales_cart' ? 'c1' : null) }
const local = { getItem: () => null, setItem: vi.fn<Storage['setItem']>(), removeItem: () => undefined }
const ended = vi.fn<() => void>()
const fetched = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('CART-6 a success ends the purchase; CART-5 any other code is counted for its cart', () => {
  handlePayment({ cartId: 'c1', code: '4001' }, local, ended)
  expect(local.setItem).toHaveBeenCalledWith('purchase_attempts', '{"c1":1}')
  expect(ended).not.toHaveBeenCalled()
  handlePayment({ cartId: 'c1', code: '0000' }, local, ended)
  expect(ended).toHaveBeenCalledOnce()
  expect(local.setItem).toHaveBeenCalledOnce()
})

const left = { product: { name: 'Ski' }, price: 10 }

test.each([
  ['nothing is left', { id: 'c1', price: 0, orders: {} }, 1],
  ['only orders without inscriptions are left', { price: 0, orders: { ESF: [{ total: 0, inscriptions: [] }] } }, 1],
  ['something is left', { price: 10, orders: { ESF: [{ total: 10, inscriptions: [left] }] } }, 0],
  ['the answer is no cart', { sorry: true }, 0],
  ['the answer is nothing', null, 0],
])('CART-6 after a removal the provider is asked; when %s', async (_, answer, times) => {
  fetched.mockResolvedValue(Response.json(answer))
  await handleRemoval(place, session, ended)
  expect(fetched).toHaveBeenCalledWith(
    'https://sales.example/api/cart',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({ cartId: 'c1', lang: 'fr', resort: 'valorsene' }),
    }),
  )
  expect(ended).toHaveBeenCalledTimes(times)
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ['answers 500', () => Promise.resolve(new Response('', { status: 500 }))],
])('CART-6 a provider that %s is ignored', async (_, answer) => {
  fetched.mockImplementation(answer)
  await handleRemoval(place, session, ended)
  expect(fetched).toHaveBeenCalledOnce()
  expect(ended).not.toHaveBeenCalled()
})

test('CART-6 without a cart no request is sent', async () => {
  await handleRemoval(place, { getItem: () => null }, ended)
  expect(fetched).not.toHaveBeenCalled()
})
