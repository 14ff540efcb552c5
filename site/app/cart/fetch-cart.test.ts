import { emptyCart } from 'contracts/cart'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchCart } from './fetch-cart.ts'

afterEach(() => vi.unstubAllGlobals())

const asked = { cartId: 'c1', lang: 'fr', resort: 'valorsene' }
const never = new AbortController().signal

test('CART-3 the cart is asked for by its id, language and resort, in the body of a POST', async () => {
  const calls: [string, { method: string; body: string }][] = []
  vi.stubGlobal('fetch', async (address: string, init: { method: string; body: string }) => {
    calls.push([address, init])
    return Response.json(emptyCart('c1'))
  })
  expect(await fetchCart('https://sales.test', asked, never)).toEqual(emptyCart('c1'))
  const [[address, init] = []] = calls
  expect([address, init?.method, JSON.parse(init?.body ?? '')]).toEqual(['https://sales.test/api/cart', 'POST', asked])
})

test.each([
  ['an error', Response.json({ error: { code: 'unexpected', message: '' } }, { status: 500 }), /answered 500/],
  ['no cart', Response.json({ hello: 'world' }), /did not answer a cart/],
  ['no JSON', new Response('<p>Bad gateway</p>'), /JSON/],
])('CART-9 %s is a failure, never a cart', async (_, answer, why) => {
  vi.stubGlobal('fetch', async () => answer)
  await expect(fetchCart('https://sales.test', asked, never)).rejects.toThrow(why)
})
