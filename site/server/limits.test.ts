import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite(undefined, { trustedProxies: ['127.0.0.1'], limits: { pages: 3 } })
})
afterAll(() => site.close())

const get = (path: string, address: string) => site.request(path, { headers: { 'x-forwarded-for': address } })

test('pages that are not in the cache are limited by client address; cached pages and other clients are not', async () => {
  expect((await get('/cours-enfants/', '203.0.113.1')).status).toBe(200)
  expect((await get('/en/nothing-1/', '203.0.113.1')).status).toBe(404)
  expect((await get('/en/nothing-2/', '203.0.113.1')).status).toBe(404)

  const refused = await get('/en/nothing-3/', '203.0.113.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(refused.text).toMatch(
    /<html lang="en">[^]*<h1>One moment, please<\/h1><p>Too many requests [^<]* \d\d s\.<\/p>/,
  )
  expect((await get('/rien/', '203.0.113.1')).text).toMatch(/<html lang="fr">[^]*<h1>Un instant, s’il vous plaît<\/h1>/)

  expect((await get('/cours-enfants/', '203.0.113.1')).status).toBe(200)
  expect((await get('/en/nothing-3/', '203.0.113.2')).status).toBe(404)
  expect((await site.request('/metrics')).text).toContain('rate_limited_requests_total{limit="pages"} 2')
})

test('a data request of the router is refused in JSON', async () => {
  for (let time = 0; time < 3; time += 1) await get(`/nothing-${time}.data`, '203.0.113.3')
  const refused = await get('/nothing-4.data', '203.0.113.3')
  expect(refused.status).toBe(429)
  expect(JSON.parse(refused.text)).toEqual({ error: { code: 'slow-down', message: expect.stringMatching(/^Trop de/) } })
})

test('pages with a query are rendered each time, and limited', async () => {
  const statuses: number[] = []
  for (let day = 1; day <= 5; day += 1)
    statuses.push((await get(`/?from=2027-01-0${day}&to=2027-01-09&adults=2`, '203.0.113.4')).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
