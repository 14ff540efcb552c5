import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { clientKey } from './client-key.ts'
import { createRateLimit } from './rate-limit.ts'
import { tooManyRequests } from './too-many-requests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a client has its requests of a minute, then waits for the next minute; others are not affected', async () => {
  const limit = createRateLimit('search', 2)
  expect([await limit('203.0.113.1'), await limit('203.0.113.1')]).toEqual([undefined, undefined])
  expect(await limit('203.0.113.1')).toBe(60)
  vi.advanceTimersByTime(50_000)
  expect(await limit('203.0.113.1')).toBe(10)
  expect(await limit('203.0.113.2')).toBeUndefined()
  vi.advanceTimersByTime(10_000)
  expect(await limit('203.0.113.1')).toBeUndefined()
})

test('0 is no limit, and a request without a known address is not limited', async () => {
  const [off, one] = [createRateLimit('pages', 0), createRateLimit('pages', 1)]
  for (let request = 0; request < 5; request += 1)
    expect([await off('203.0.113.1'), await one(undefined)]).toEqual([undefined, undefined])
})

test('refusals are counted by the name of the limit', async () => {
  const metrics = createMetrics()
  const limit = createRateLimit('search', 1, metrics)
  await limit('203.0.113.1')
  await limit('203.0.113.1')
  vi.useRealTimers()
  expect(await (await metrics.answer()).text()).toContain('rate_limited_requests_total{limit="search"} 1')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['', ''],
])('%s is counted as %s', (address, key) => expect(clientKey(address)).toBe(key))

test.each([
  ['fr', 'Trop de demandes en peu de temps\u00A0: réessayez dans 7\u00A0s.'],
  ['nl', 'Te veel verzoeken in korte tijd: probeer het over 7 s opnieuw.'],
  ['de', 'Too many requests in a short time: try again in 7 s.'],
])('in %s a refused client reads %s', (lang, text) => expect(tooManyRequests(lang, 7)).toBe(text))
