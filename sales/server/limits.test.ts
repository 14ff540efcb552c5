import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from './testing.ts'
import type { TestSales } from './testing.ts'

let sales: TestSales
beforeAll(async () => {
  sales = await createTestSales({
    SCHUSS_LIMIT_OFFERS: '2',
    SCHUSS_LIMIT_QUOTES: '2',
    SCHUSS_LIMIT_CARTS: '2',
    SCHUSS_TRUSTED_PROXIES: '127.0.0.1',
  })
})
afterAll(() => sales.close())

/** Asks as a client behind the trusted proxy. */
function ask(method: string, path: string, address: string, lang = 'fr'): Promise<Response> | Response {
  const incoming = { headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '127.0.0.1' } }
  const body = method === 'GET' ? {} : { body: '{}' }
  const headers = { 'accept-language': lang, 'content-type': 'application/json' }
  return sales.fetch(new Request(`http://sales.test${path}`, { method, headers, ...body }), { incoming })
}

test.each([
  ['offers', 'GET', '/api/offers?resort=valorsene&lang=fr', 200],
  ['offers', 'GET', '/api/offers/area-pass?resort=valorsene&lang=fr', 200],
  ['quotes', 'POST', '/api/quote', 400],
  ['carts', 'POST', '/api/carts/new/lines', 400],
])(
  '%s: a third %s %s within a minute is refused with 429, for this client only',
  async (limit, method, path, status) => {
    const client = `2001:db8:${path.length}:1::`
    const first = [await ask(method, path, `${client}1`), await ask(method, path, `${client}2`)]
    expect(first.map((response) => response.status)).toEqual([status, status])
    const refused = await ask(method, path, `${client}3`)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(await refused.json()).toEqual({
      error: { code: 'slow-down', message: expect.stringMatching(/^Trop de demandes .*\d\d\u00A0s\.$/) },
    })
    expect((await ask(method, path, `2001:db8:${path.length}:2::1`)).status).toBe(status)
    const metrics = await (await sales.fetch(new Request('http://sales.test/metrics'))).text()
    expect(metrics).toContain(`rate_limited_requests_total{limit="${limit}"}`)
  },
)

test('changes of a cart that exists are not limited', async () => {
  for (let time = 0; time < 4; time += 1)
    expect((await ask('POST', '/api/carts/unknown/lines', '203.0.113.2')).status).toBe(400)
})
