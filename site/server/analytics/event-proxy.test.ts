import type { AnalyticsSettings } from 'content/api/features'
import { beforeEach, expect, test, vi } from 'vitest'
import { createEventProxy } from './event-proxy.ts'

const settings: AnalyticsSettings = {
  domain: 'www.example.org',
  origin: 'https://stats.example.org',
  throughSite: true,
  needsConsent: true,
}
const event = {
  domain: 'www.example.org',
  name: 'payment success',
  url: 'https://www.example.org/panier/',
  props: { item_name: 'Ski' },
  revenue: { amount: 12.5, currency: 'EUR' },
}
const forward = vi.fn<typeof fetch>()
const take = createEventProxy(async () => settings, forward)
beforeEach(() => {
  forward.mockReset().mockResolvedValue(new Response(null, { status: 202 }))
})

function post(body: unknown): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request('https://www.example.org/api/event', {
    method: 'POST',
    body: text,
    headers: { 'user-agent': 'Browser/1', cookie: 'session=1', 'x-forwarded-for': '6.6.6.6' },
  })
}

test('CALL-2 an event goes to the service in the name of the visitor’s browser and address, without their cookies', async () => {
  expect((await take(post(event), '203.0.113.7')).status).toBe(202)
  expect(forward).toHaveBeenCalledTimes(1)
  const [address, sent] = forward.mock.calls[0] ?? []
  expect(address).toBe('https://stats.example.org/api/event')
  expect(sent?.headers).toEqual({
    'content-type': 'application/json',
    'user-agent': 'Browser/1',
    'x-forwarded-for': '203.0.113.7',
  })
  expect(sent?.body).toBe(JSON.stringify(event))
})

test.each([
  ['is down', () => Promise.reject(new Error('refused'))],
  ['answers 500', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('CALL-2 a service that %s is not seen: 202 all the same', async (_, answer) => {
  forward.mockImplementation(answer)
  expect((await take(post(event), '203.0.113.7')).status).toBe(202)
})

test('CALL-2 events do not pile up before a service that never answers', async () => {
  const slow = createEventProxy(async () => settings, forward)
  forward.mockImplementation(() => new Promise(() => undefined))
  for (let at = 0; at < 150; at += 1) expect((await slow(post(event), '')).status).toBe(202)
  expect(forward).toHaveBeenCalledTimes(100)
})

test.each([
  ['not JSON', '{', 400],
  ['no object', [], 400],
  ['another site', { ...event, domain: 'other.example.org' }, 400],
  ['a field of its own', { ...event, email: 'a@example.org' }, 400],
  ['a property that is no text', { ...event, props: { a: {} } }, 400],
  ['31 properties', { ...event, props: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [at, 'x'])) }, 400],
  ['an amount without a currency', { ...event, revenue: { amount: 1 } }, 400],
  ['an address that is none', { ...event, url: 'javascript:alert(1)' }, 400],
  ['more than 16 KB', { ...event, props: { a: 'x'.repeat(17_000) } }, 413],
])('CALL-2 what is no event of ours is refused: %s', async (_, body, status) => {
  expect((await take(post(body), '203.0.113.7')).status).toBe(status)
  expect(forward).not.toHaveBeenCalled()
})

test('CALL-2 events are only sent, and only where the site is set up for it', async () => {
  expect((await take(new Request('https://www.example.org/api/event'), '')).status).toBe(405)
  for (const off of [undefined, { ...settings, throughSite: false }])
    expect((await createEventProxy(async () => off, forward)(post(event), '')).status).toBe(404)
})
