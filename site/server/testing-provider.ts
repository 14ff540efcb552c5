import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ListedOffer } from 'contracts/offers'

/** A provider of another origin that lists what it sells, for tests. */
export type TestProvider = {
  origin: string
  /** What it was asked, newest last: path and query. */
  requests: string[]
  /** What it answers from now on; any text will do. */
  respondWith: (body: string) => void
  close: () => void
}

export async function createTestProvider(offers: readonly ListedOffer[]): Promise<TestProvider> {
  let body = JSON.stringify({ offers })
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/json').end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: asked,
    respondWith: (text) => void (body = text),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A product as the provider lists it. */
export function listed(product: string, change: Partial<ListedOffer> = {}): ListedOffer {
  const shared = { kind: 'ESF', merchantName: 'École de ski', bookable: true } as const
  return { product, name: product, fromCents: 16900, toCents: 20900, ...shared, ...change }
}
