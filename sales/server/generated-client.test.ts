import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goToBank, payWithCard, waitUntil } from '../payments/simulator/testing.ts'
import { createTestSales } from './testing.ts'
import type { TestSales } from './testing.ts'

// A client that is generated from the served description, asking over HTTP.

// oxlint-disable-next-line typescript/no-explicit-any -- the client exists only while the test runs
type GeneratedClient = { api: Record<string, (...values: any[]) => Promise<{ data: any }>> }

let sales: TestSales
let client: GeneratedClient
const folder = mkdtempSync(path.join(tmpdir(), 'schuss-generated-client-'))
const listener = getRequestListener((request) => sales.fetch(request))
const server = createServer((request, response) => void listener(request, response))

beforeAll(async () => {
  sales = await createTestSales({ SCHUSS_DATA: folder }, { background: true })
  const origin = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}`))
  })
  const spec = (await (await fetch(`${origin}/api/openapi.json`)).json()) as object
  const { files } = await generateApi({
    spec,
    output: false,
    toJS: true,
    silent: true,
    httpClientType: 'fetch',
  })
  const code = files.find(({ fileExtension }) => fileExtension.startsWith('.js'))
  const file = path.join(folder, 'client.mjs')
  writeFileSync(file, code?.fileContent ?? '')
  const { Api } = (await import(/* @vite-ignore */ file)) as { Api: new (options: object) => GeneratedClient }
  client = new Api({ baseUrl: origin })
}, 120_000)
afterAll(async () => {
  server.close()
  await sales.close()
  rmSync(folder, { recursive: true, force: true })
})

const browser = async (request: Request) => sales.fetch(request)

test('a client generated from the description buys a lesson: offers, quote, cart, checkout, paid order', async () => {
  const { api } = client
  const shop = { resort: 'valorsene', lang: 'en' }
  const { data: list } = await api.listOffers!(shop)
  const { product } = list.offers.find((offer: { product: string }) => offer.product === 'children-ski')
  const { data: offer } = await api.getOffer!(product, shop)
  const slot = offer.slots.find(
    ({ bookable, levels }: { bookable: boolean; levels: string[] }) => bookable && levels.includes('lutin'),
  )
  const addition = {
    product,
    selection: { type: 'lesson', slot: slot.id, level: 'lutin' },
    participants: [{ firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }],
  }
  const { data: quoted } = await api.quoteAddition!('new', { ...shop, ...addition })
  const { data: cart } = await api.addLines!('new', { key: randomUUID(), version: 0, ...shop, ...addition })
  expect(cart.totalCents).toBe(quoted.totalCents)
  const { data: attempt } = await api.checkout!(cart.id, {
    key: randomUUID(),
    version: cart.version,
    lang: 'en',
    buyer: { firstName: 'Anne', lastName: 'Martin', email: 'anne@example.org', phone: '0199001122' },
    terms: true,
    totalCents: cart.totalCents,
    returnTo: 'http://localhost:3000/en/cart/',
  })
  await payWithCard(browser, await goToBank(browser, attempt.payment), '4234603011240000')
  const order = async () => (await api.getOrder!(attempt.order, { lang: 'en' })).data
  await waitUntil(async () => (await order()).state === 'paid')
  expect(await order()).toMatchObject({ totalCents: quoted.totalCents, lines: [{ participant: 'Léa Martin' }] })
})
