import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { malformedAddresses } from 'base/http/malformed-addresses'
import { faultsOf } from 'base/http/testing'
import { rejectUnreadable } from 'base/http/unreadable'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from './testing.ts'
import type { TestSales } from './testing.ts'

let sales: TestSales
let server: ReturnType<typeof createAdaptorServer>
beforeAll(async () => {
  sales = await createTestSales()
  server = createAdaptorServer({ fetch: sales.fetch })
  server.on('clientError', rejectUnreadable)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await sales.close()
})

const paths = [
  '/', '/widget.js', '/widget/', '/api/offers', '/api/cart', '/api/carts/new', '/api/carts/1/lines/2', '/api/openapi.json', '/api/quotes',
  '/mail', '/mail/1', '/payments/return', '/bank/form', '/livez', '/metrics', '/cours-enfants/',
] // prettier-ignore

test(
  'bad input: 2,000 malformed addresses get no 5xx, and no redirect changes a query by one byte',
  { timeout: 120_000 },
  async () => {
    const { port } = server.address() as AddressInfo
    expect(await faultsOf(port, malformedAddresses(paths, { seed: 8, count: 2000 }))).toEqual([])
  },
)
