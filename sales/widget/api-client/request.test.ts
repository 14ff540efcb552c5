import { expect, test } from 'vitest'
import { request, retryDelays } from './request.ts'

type Reply = Response | Error

/** A network that answers with one reply after the other. */
function network(...replies: Reply[]) {
  const bodies: unknown[] = []
  const waits: number[] = []
  const fetch = async (_: unknown, request?: RequestInit): Promise<Response> => {
    bodies.push(request?.body)
    const reply = replies.shift() ?? new Error('nothing more')
    if (reply instanceof Error) throw reply
    return reply
  }
  return { bodies, waits, tools: { fetch, pause: async (milliseconds: number) => void waits.push(milliseconds) } }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const provider = { provider: 'https://sales.example' }
const refused = () =>
  Response.json({ error: { code: 'sold-out', message: 'Choose another week.', details: { free: 1 } } }, { status: 409 })

test('a write without an answer is sent again with the same body', async () => {
  const { bodies, waits, tools } = network(
    new Error('offline'),
    new Response('oops', { status: 502 }),
    Response.json(7),
  )
  const answered = await request(provider, { method: 'POST', path: '/x', body: { key: 'k' } }, isNumber, tools)
  expect(answered).toEqual({ ok: true, value: 7 })
  expect(bodies).toEqual(['{"key":"k"}', '{"key":"k"}', '{"key":"k"}'])
  expect(waits).toEqual(retryDelays.slice(0, 2))
})

test('a refusal is returned with its sentence and not retried', async () => {
  const { bodies, tools } = network(refused(), Response.json(7))
  expect(await request(provider, { path: '/x' }, isNumber, tools)).toEqual({
    ok: false,
    failure: { code: 'sold-out', message: 'Choose another week.', details: { free: 1 } },
  })
  expect(bodies).toHaveLength(1)
})

test('CART-9 an engine that does not answer, or with another shape, is unreachable', async () => {
  const silent = network()
  const strange = network(...retryDelays.map(() => Response.json('text')), Response.json('text'))
  expect(await request(provider, { path: '/x' }, isNumber, silent.tools)).toMatchObject({
    failure: { code: 'unreachable' },
  })
  expect(await request(provider, { path: '/x' }, isNumber, strange.tools)).toMatchObject({
    failure: { code: 'unreachable' },
  })
  expect(silent.waits).toEqual(retryDelays)
})
