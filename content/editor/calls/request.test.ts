import { expect, test } from 'vitest'
import { createSend } from './request.ts'

type Seen = { address: string; init: RequestInit }

function sendTo(answer: () => Response | Promise<Response>) {
  const seen: Seen[] = []
  const send = createSend({
    api: 'http://site.test',
    token: () => 'the-token',
    fetch: async (address, init) => {
      seen.push({ address: address as string, init: init ?? {} })
      return answer()
    },
  })
  return { send, seen }
}
const refusal = (status: number, code: string, details?: unknown) => () =>
  Response.json({ error: { code, message: 'what to do', details } }, { status })

test('EDIT-2 a write carries the token, a visitor’s request nothing', async () => {
  const { send, seen } = sendTo(() => Response.json({ version: 2 }))
  expect(await send({ method: 'PUT', path: '/api/editor/zone', body: { a: 1 } })).toEqual({
    ok: true,
    value: { version: 2 },
  })
  expect(seen[0]?.address).toBe('http://site.test/api/editor/zone')
  expect(seen[0]?.init).toMatchObject({ method: 'PUT', body: '{"a":1}', credentials: 'same-origin' })
  expect(seen[0]?.init.headers).toMatchObject({ 'x-cms-token': 'the-token', 'content-type': 'application/json' })
  await send({ method: 'GET', path: '/', anonymous: true })
  expect(seen[1]?.init.credentials).toBe('omit')
  expect(seen[1]?.init.headers).not.toHaveProperty('x-cms-token')
})

test.each([
  [401, 'unauthorized', 'signed-out'],
  [403, 'forbidden', 'signed-out'],
  [409, 'stale', 'stale'],
  [409, 'path-taken', 'refused'],
  [400, 'bad-request', 'refused'],
  [413, 'too-large', 'refused'],
  [429, 'slow-down', 'busy'],
  [503, 'unavailable', 'unreachable'],
])('an answer %i %s is %s', async (status, code, expected) => {
  const { send } = sendTo(refusal(status, code, { version: 3 }))
  const answer = await send({ method: 'GET', path: '/' })
  expect(answer).toEqual({
    ok: false,
    failure: { code: expected, reason: code, message: 'what to do', details: { version: 3 } },
  })
})

test('no network is a value, not an exception', async () => {
  const { send } = sendTo(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send({ method: 'GET', path: '/' })).toMatchObject({ ok: false, failure: { code: 'unreachable' } })
})

test('an error page of a proxy is understood by its status', async () => {
  const { send } = sendTo(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await send({ method: 'GET', path: '/' })).toMatchObject({ ok: false, failure: { code: 'unreachable' } })
})
