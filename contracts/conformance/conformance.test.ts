import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { httpDuties } from './http-duties.ts'
import { startExampleProvider } from './example/provider.ts'
import type { Changes } from './example/provider.ts'

/** Providers that each break one duty, by the name of the duty that must detect it. */
const broken: Record<string, Changes[]> = {
  script: [
    { script: (source) => source.replaceAll('salesWidget', 'shopWidget') },
    { answer: changed('/widget.js', () => Response.redirect('http://cdn.invalid/widget.js')) },
    {
      answer: changed(
        '/widget.js',
        async (response) => new Response(await response.text(), { headers: { 'content-type': 'text/plain' } }),
      ),
    },
  ],
  'script-weight': [{ script: (source) => `${source}//${randomBytes(10_000).toString('hex')}` }],
  'cart-call': [
    {
      answer: changed('/api/cart', (response) =>
        response.ok ? Response.json({ error: 'no such cart' }, { status: 404 }) : response,
      ),
    },
    {
      answer: changed('/api/cart', (response) =>
        response.ok ? Response.json({ id: null, price: '0', orders: [] }) : response,
      ),
    },
  ],
  languages: [
    {
      answer: async (request, response) =>
        (await request.text()).includes('"ja"') ? Response.json({ error: {} }, { status: 400 }) : response,
    },
  ],
  'bad-input': [
    {
      answer: changed('/api/cart', (response) =>
        response.ok ? response : Response.json({ message: 'no' }, { status: 400 }),
      ),
    },
    { answer: changed('/api/cart', (response) => (response.ok ? response : new Response('oops', { status: 500 }))) },
  ],
  'cross-origin': [
    { answer: (_, response) => without(response, 'access-control-allow-origin') },
    {
      answer: (_, response) => (response.status === 400 ? without(response, 'access-control-allow-origin') : response),
    },
    { answer: (_, response) => without(response, 'access-control-allow-headers') },
  ],
  'no-cookie': [{ answer: changed('/api/cart', withCookie) }, { answer: changed('/widget.js', withCookie) }],
}

test('SHOP-6 the example provider passes every HTTP duty', async () => {
  expect(await complaints({})).toEqual([])
})

const cases = Object.entries(broken).flatMap(([duty, ones]) => ones.map((changes, index) => ({ duty, changes, index })))

test.each(cases)('SHOP-6 a provider that breaks a duty is detected: $duty ($index)', async ({ duty, changes }) => {
  expect((await complaints(changes)).map(({ name }) => name)).toContain(duty)
})

test('every duty has a provider that breaks it', () => {
  expect(Object.keys(broken).toSorted()).toEqual(httpDuties.map(({ name }) => name).toSorted())
})

async function complaints(changes: Changes): Promise<{ name: string; why: string }[]> {
  const { origin, close } = await startExampleProvider('localhost', changes)
  onTestFinished(close)
  const provider = { origin, site: 'http://127.0.0.1:9', resort: 'valorsene', offer: 'ESF:children-ski' }
  const found: { name: string; why: string }[] = []
  for (const { name, check } of httpDuties)
    await check(provider).catch((error: unknown) => void found.push({ name, why: String(error) }))
  return found
}

function changed(path: string, change: (response: Response) => Response | Promise<Response>): Changes['answer'] {
  return (request, response) =>
    new URL(request.url).pathname === path && request.method !== 'OPTIONS' ? change(response) : response
}

function without(response: Response, header: string): Response {
  response.headers.delete(header)
  return response
}

function withCookie(response: Response): Response {
  response.headers.set('set-cookie', 'cart=1; SameSite=None; Secure')
  return response
}
