import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from './sign-in-call.ts'
import { startEditing } from './start-editing.ts'
import { readProfile } from './token.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const profile = {
  sub: '7',
  name: 'Éditrice ☃',
  email: 'e@example.org',
  site: 'valorsene',
  role: 'editor',
  exp: now / 1000 + 60,
}

const host = { hydrated: Promise.resolve() }

function tokenOf(middle: unknown): string {
  return `head.${Buffer.from(JSON.stringify(middle)).toString('base64url')}.signature`
}

test('EDIT-2 the middle part of the token is the profile, as long as it is valid', () => {
  expect(readProfile(tokenOf(profile), now)).toEqual(profile)
  expect(readProfile(tokenOf(profile), now + 60_000)).toBeNull()
})

test.each([null, '', 'a', 'a.b.c', 'a..c', tokenOf({}), tokenOf(null), tokenOf({ ...profile, exp: 'soon' })])(
  'EDIT-2 %j is no valid token',
  (token) => {
    expect(readProfile(token, now)).toBeNull()
  },
)

/** Requests that were made, and the responses to give. */
const asked: { address: string; body?: unknown }[] = []
let answers: Record<string, () => Response> = {}
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    asked.push({ address, ...(body && { body: JSON.parse(body) as unknown }) })
    const answer = Object.entries(answers).find(([path]) => address.startsWith(path))?.[1]
    if (!answer) throw new TypeError('the network is gone')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const credentials = { site: 'valorsene', email: 'e@example.org', password: 'p' }
const words = { wrong: 'e-mail ou mot de passe incorrect', unreachable: 'Le serveur ne répond pas.' }

test('EDIT-1 EDIT-3 signing in stores the token and requests drafts', async () => {
  const storage = { setItem: vi.fn() }
  answers = {
    '/api/admin/login': () => Response.json({ token: 't' }),
    '/api/draft': () => Response.json({ draft: true }),
  }
  expect(await signIn(credentials, words, storage)).toBeUndefined()
  expect(storage.setItem).toHaveBeenCalledWith('cms_token', 't')
  expect(asked).toEqual([
    { address: '/api/admin/login', body: credentials },
    { address: '/api/draft?status=on&token=t' },
  ])
})

test('EDIT-1 after a refusal no token is stored, and the message is the result', async () => {
  const storage = { setItem: vi.fn() }
  answers = { '/api/admin/login': () => Response.json({ error: { message: 'Invalid credentials' } }, { status: 401 }) }
  expect(await signIn(credentials, words, storage)).toBe(words.wrong)
  expect(storage.setItem).not.toHaveBeenCalled()
})

test('EDIT-4 the content-management script is configured and started', async () => {
  const config = { site: 'valorsene', api: '/api', script: '/static/cms/editor.js', langs: ['fr'] }
  answers = { '/static/cms/config.json': () => Response.json(config) }
  const start = vi.fn()
  await startEditing({ ...profile, role: 'editor' }, host, async (address) => {
    expect(address).toBe('/static/cms/editor.js')
    return { start }
  })
  expect(start).toHaveBeenCalledWith(config, profile, host)
})

test('EDIT-4 an error of the script is swallowed', async () => {
  answers = { '/static/cms/config.json': () => Response.json({ script: '/x.js' }) }
  const broken = { start: () => Promise.reject(new Error('broken')) }
  await expect(startEditing({ ...profile, role: 'editor' }, host, async () => broken)).resolves.toBeUndefined()
})
