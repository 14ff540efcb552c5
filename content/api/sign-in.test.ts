import { expect, test, vi } from 'vitest'
import { requestToken } from './sign-in.ts'

const credentials = { site: 'valorsene', email: 'e@example.org', password: 'p' }
const words = { wrong: 'e-mail ou mot de passe incorrect', unreachable: 'Le serveur ne répond pas.' }

function request(answer: () => Response | Promise<Response>) {
  return requestToken(credentials, words, { fetch: () => Promise.resolve(answer()) })
}

test('EDIT-1 e-mail and password are sent to the content API, which answers a token', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ token: 't' })))
  expect(await requestToken(credentials, words, { api: 'https://cms.example.org', fetch })).toEqual({ token: 't' })
  expect(fetch).toHaveBeenCalledWith(
    'https://cms.example.org/api/admin/login',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(credentials) }),
  )
})

test.each([
  ['Invalid credentials', 'e-mail ou mot de passe incorrect'],
  ['Trop de tentatives, attendez 20 s.', 'Trop de tentatives, attendez 20 s.'],
])('EDIT-1 the message %j is shown as %j', async (message, shown) => {
  expect(await request(() => Response.json({ error: { message } }, { status: 401 }))).toEqual({ message: shown })
})

test.each<[string, () => Response | Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the error page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['null', () => Response.json(null)],
  ['an error without a message', () => Response.json({ error: {} }, { status: 500 })],
])('EDIT-1 %s has a message', async (_what, answer) => {
  expect(await request(answer)).toEqual({ message: words.unreachable })
})
