import { afterEach, expect, test, vi } from 'vitest'
import { hasRequestedOffer, offerHref, takeRequestedOffer } from './requested-offer.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser at an address; answers where it is afterwards. */
function at(address: string): () => string {
  const { pathname, search, hash } = new URL(address, 'http://site.test')
  let now = address
  vi.stubGlobal('location', { pathname, search, hash })
  vi.stubGlobal('history', { state: 'kept', replaceState: (_: unknown, __: string, to: string) => void (now = to) })
  return () => now
}

test('CART-2 an offer that was clicked too early is known again on the cart page, once', () => {
  const now = at(offerHref('/panier/', 'ESF:children-ski'))
  expect(hasRequestedOffer()).toBe(true)
  expect(takeRequestedOffer()).toEqual({ kind: 'ESF', product: 'children-ski' })
  expect(now()).toBe('/panier/')
})

test('the query stays', () => {
  const now = at('/panier/?order=1#offer=LIFT')
  expect(takeRequestedOffer()).toEqual({ kind: 'LIFT' })
  expect(now()).toBe('/panier/?order=1')
})

test.each(['/panier/', '/panier/#other', '/panier/#offer=', '/panier/#offer=SPA:bath', '/panier/#offer=%'])(
  '%s asks for no offer',
  (address) => {
    at(address)
    expect(takeRequestedOffer()).toBeUndefined()
  },
)
