import { openApiProblems } from 'base/http/openapi-testing'
import { offersResponse } from 'contracts/offers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestSales } from './testing.ts'
import type { TestSales } from './testing.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const raw = (method: string, path: string, init: RequestInit = {}) =>
  sales.fetch(new Request(`http://sales.test${path}`, { method, ...init }))

test.each(['/livez', '/readyz'])('%s says ok', async (path) => {
  expect(await (await raw('GET', path)).text()).toBe('ok')
})

test('/metrics counts requests by route and not by id', async () => {
  await raw('GET', '/api/offers/area-pass?resort=valorsene&lang=fr')
  expect(await (await raw('GET', '/metrics')).text()).toMatch(/route="\/api\/offers\/:product",status="200"} \d/)
})

test('an address that is not there is answered in JSON, with a request id', async () => {
  const answer = await raw('GET', '/api/nothing%00/../here')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('x-request-id')).toMatch(/./)
  expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } })
})

test('a page of any site may call, and no cookie is ever set', async () => {
  const answer = await raw('OPTIONS', '/api/cart', {
    headers: { origin: 'https://resort.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test('the description passes the recommended rules of Redocly', async () => {
  const { json } = await sales.ask('GET', '/api/openapi.json')
  // The address of a shop that is only on this machine, which the rules warn of.
  const localServer =
    'warn no-server-example.com: Server `url` should not point to example.com or localhost. at #/servers/0/url'
  expect(await openApiProblems(json)).toEqual([localServer])
})

test('GET /api/openapi.json describes every call of the server, each with its name, its answer and its refusals', async () => {
  const { json } = await sales.ask('GET', '/api/openapi.json')
  expect([json.openapi, json.servers]).toEqual(['3.1.0', [{ url: 'http://localhost:3001' }]])
  const described = Object.entries<object>(json.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  const served = sales.routes.filter(
    ({ method, path }) =>
      path.startsWith('/api/') && !['ALL', 'OPTIONS'].includes(method) && path !== '/api/openapi.json',
  )
  expect(described.length).toBeGreaterThan(10)
  expect(new Set(described)).toEqual(new Set(served.map(({ method, path }) => `${method} ${path}`)))
  type Call = { operationId: string; responses: Record<string, { content?: object }> }
  const calls = Object.values<Record<string, Call>>(json.paths).flatMap((path) => Object.values(path))
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(described.length)
  for (const { responses } of calls)
    for (const status of ['200', '400', '404', 'default']) expect(responses[status]?.content).toBeDefined()
})

const setCapacity = (places: string) =>
  sales.database.pool.query(`update place_pool set capacity = ${places} where group_key = 'lesson/adults-nordic'`)

test('a browser that has the offers as they are is told so, and gets them when a place changed that', async () => {
  const path = '/api/offers?resort=valorsene&lang=fr&from=2027-01-02&to=2027-01-09'
  const get = (etag = '') => raw('GET', path, { headers: { 'if-none-match': etag } })
  const first = await get()
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect((await get(etag)).status).toBe(304)
  await setCapacity('held + sold')
  await expect.poll(async () => (await get(etag)).status, { timeout: 10_000 }).toBe(200)
  await setCapacity('20')
  await expect.poll(async () => (await get(etag)).status, { timeout: 10_000 }).toBe(304)
})

test('lists of offers ask the database for nothing', async () => {
  const asked = vi.spyOn(sales.context.database.pool, 'query')
  for (const lang of ['fr', 'en'])
    await sales.ask('GET', `/api/offers?resort=valorsene&lang=${lang}&from=2027-02-06&to=2027-02-13`)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('GET /api/offers lists what is sold in the language of the reader', async () => {
  const { json } = await sales.ask('GET', '/api/offers?resort=valorsene&lang=nl')
  const listed = new Map(json.offers.map((one: Record<string, unknown>) => [one.product, one]))
  expect(listed.get('children-ski')).toEqual({
    product: 'children-ski',
    kind: 'ESF',
    name: 'Skiën, 6 tot 12 jaar',
    summary: expect.stringContaining('Zes halve dagen'),
    merchantName: 'École de ski de Valorsène',
    fromCents: 16900,
    toCents: 20900,
    bookable: true,
    minAge: 6,
    maxAge: 12,
  })
  expect((await sales.ask('GET', '/api/offers?resort=valorsene&lang=nl&kind=LIFT')).json.offers).toHaveLength(4)
})

test('GET /api/offers tells what each product costs in a stay, and of what is taken that it cannot be had then', async () => {
  const list = (query: string) => sales.ask('GET', `/api/offers?resort=valorsene&lang=fr${query}`)
  const inStay = async (query: string) => {
    const { offers } = offersResponse.parse((await list(query)).json)
    return (product: string) => offers.find((one) => one.product === product)?.inStay
  }
  const christmas = '&from=2026-12-19&to=2026-12-26&ages=6-12'
  const before = await inStay(christmas)
  expect(before('children-ski')).toEqual({ fromCents: 20900, toCents: 20900 })
  expect(before('area-pass')).toMatchObject({ fromCents: 4000 })
  await sales.database.pool.query(
    `update place_pool set capacity = held + sold where group_key = 'lesson/little-ones' and first_day = '2026-12-20'`,
  )
  await expect.poll(async () => (await inStay(christmas))('little-ones'), { timeout: 10_000 }).toBeNull()
  expect((await inStay(''))('little-ones')).toBeUndefined()
  for (const wrong of ['&from=2026-12-26&to=2026-12-19', '&from=2026-12-19&to=2026-12-26&ages=6;12'])
    expect((await list(wrong)).status).toBe(400)
})

test('GET /api/offers says of a lesson whose places are taken that it cannot be booked', async () => {
  await sales.database.pool.query(`update place_pool set capacity = held + sold where group_key = 'lesson/teens-ski'`)
  const notBookable = async () => {
    const { json } = await sales.ask('GET', '/api/offers?resort=valorsene&lang=fr')
    const { offers } = offersResponse.parse(json)
    return offers.filter(({ bookable }) => !bookable).map(({ product }) => product)
  }
  await expect.poll(notBookable, { timeout: 10_000 }).toEqual(['teens-ski'])
})

test('GET /api/offers/{lesson} tells dates, places, levels and where they meet', async () => {
  const { json } = await sales.ask(
    'GET',
    '/api/offers/children-ski?resort=valorsene&lang=fr&from=2026-12-19&to=2026-12-26',
  )
  expect(json.slots).toHaveLength(6)
  expect(json.slots[0]).toEqual({
    id: 'valorsene.children-ski.2026-12-20.afternoon.drapeaux',
    start: '2026-12-20',
    end: '2026-12-25',
    days: 6,
    startTime: '14:15',
    time: '14\u00A0h\u00A015\u00A0– 16\u00A0h\u00A045',
    meetingPoint: 'Place des Drapeaux, Les Essarts',
    levels: ['givre', 'cristal-1', 'cristal-2', 'cristal-3', 'cristal-bronze', 'cristal-or'],
    capacity: 60,
    places: 60,
    priceCents: 20900,
    period: 'Vacances de Noël',
    bookable: true,
  })
  expect(json.levels[0]).toEqual({ code: 'lutin', name: 'Vers le Lutin', hint: 'Débute à ski, ou possède la Moufle.' })
})

test('GET /api/offers/{pass} tells lengths, the days it may begin on, and ages', async () => {
  const area = (await sales.ask('GET', '/api/offers/area-pass?resort=valorsene&lang=en')).json
  expect(area.pass).toMatchObject({ firstDay: '2026-12-12', lastDay: '2027-04-18' })
  expect(area.pass.durations.map(({ label }: { label: string }) => label).slice(0, 2)).toEqual(['1 day', '2 days'])
  expect(area.pass.ages).toHaveLength(5)
  const season = (await sales.ask('GET', '/api/offers/season-pass?resort=valorsene&lang=en')).json
  expect(season).toMatchObject({ ageDay: 'season-start', fromCents: 55000 })
  expect(season.pass.durations).toEqual([{ days: 128, label: 'Season 2026-27' }])
})

test.each([
  ['/api/offers?resort=valorsene', 400, 'invalid'],
  ['/api/offers?resort=valorsene&lang=de', 400, 'invalid'],
  ['/api/offers?resort=elsewhere&lang=fr', 404, 'unknown-resort'],
  ['/api/offers/teleport?resort=valorsene&lang=fr', 404, 'unknown-product'],
  ['/api/offers/..%2f..%2fetc?resort=valorsene&lang=fr', 404, 'unknown-product'],
  ['/api/offers/area-pass?resort=valorsene&lang=fr&from=2027-02-29', 400, 'invalid'],
  ['/api/offers/area-pass?resort=valorsene&lang=fr&from=2027-02-10&to=2027-02-01', 400, 'invalid'],
])('GET %s is %i %s', async (path, status, code) => {
  const answer = await sales.ask('GET', path)
  expect([answer.status, answer.json.error.code]).toEqual([status, code])
})
