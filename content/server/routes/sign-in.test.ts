import type { TestDatabase } from 'base/database/testing'
import { demoEditor } from 'base/demo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../../api/reader.ts'
import { createBrowser, createTestContent, createTestResort, siteKey } from '../testing.ts'

let database: TestDatabase
let content: Content
let now = new Date('2026-11-21T09:00:00Z')
beforeAll(async () => {
  database = await createTestResort()
  content = await createTestContent(database, () => now)
})
afterAll(async () => {
  await content.close()
  await database.close()
})

const right = { site: siteKey, email: demoEditor.email, password: demoEditor.password }

/** How long an answer to a wrong password takes, in milliseconds. */
async function timeOf(email: string): Promise<number> {
  const began = performance.now()
  await createBrowser(content, email).call('POST', '/api/admin/login', { ...right, email, password: 'verglas' })
  return performance.now() - began
}

describe('POST /api/admin/login', () => {
  test('EDIT-1 EDIT-2 answers a token whose middle part is the profile, and sets a cookie that scripts cannot read', async () => {
    const answer = await createBrowser(content).call('POST', '/api/admin/login', right)
    expect(answer.status).toBe(200)
    const { token } = (await answer.json()) as { token: string }
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      name: demoEditor.name,
      email: demoEditor.email,
      site: siteKey,
      role: 'editor',
      exp: now.getTime() / 1000 + 12 * 3600,
    })
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^schuss_session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    )
  })

  test('a visitor who came by https gets cookies that never travel otherwise', async () => {
    const browser = createBrowser(content, '203.0.113.2', 'https')
    const answer = await browser.call('POST', '/api/admin/login', right)
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure/)
  })

  test.each([
    ['a wrong password', { password: 'verglas' }],
    ['an unknown address', { email: 'nobody@example.org' }],
    ['another site', { site: 'elsewhere' }],
  ])('EDIT-1 %s is one and the same answer', async (_what, wrong) => {
    const answer = await createBrowser(content).call('POST', '/api/admin/login', { ...right, ...wrong })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ error: { code: 'invalid-credentials', message: 'Invalid credentials' } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('the address is the same in capitals', async () => {
    const answer = await createBrowser(content).call('POST', '/api/admin/login', {
      ...right,
      email: 'Editor@Valorsene.example.org',
    })
    expect(answer.status).toBe(200)
  })

  test('an unknown address takes as long as a wrong password, so that time does not tell who is an editor', async () => {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 5; round += 1) {
      times.known.push(await timeOf(demoEditor.email))
      times.unknown.push(await timeOf(`nobody-${round}@example.org`))
    }
    expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 2)
  })

  test.each([
    ['no JSON', '{"site":', undefined, 400, 'malformed'],
    ['another content type', 'site=valorsene', { 'content-type': 'text/plain' }, 415, 'malformed'],
    ['a sign that cannot be kept', { ...right, email: 'a\0@example.org' }, undefined, 400, 'invalid'],
    ['wrong types', { site: 1, email: [], password: null }, undefined, 400, 'invalid'],
    ['a megabyte', { ...right, password: 'x'.repeat(1_000_000) }, undefined, 413, 'too-large'],
  ])('%s is refused with what to do', async (_what, body, headers, status, code) => {
    const answer = await createBrowser(content).call('POST', '/api/admin/login', body, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: { code, message: expect.stringMatching(/.{10}/) } })
  })
})

describe('the session', () => {
  test('opens by its cookie alone, so a reload keeps it; it ends after twelve hours', async () => {
    const browser = createBrowser(content)
    await browser.signIn()
    expect(await content.editorOf(browser.request('/'))).toMatchObject({
      draft: true,
      profile: { name: demoEditor.name },
    })
    const before = now
    now = new Date(now.getTime() + 12 * 3_600_000)
    expect(await content.editorOf(browser.request('/'))).toBeNull()
    now = before
  })

  test.each(['', 'schuss_session=', 'schuss_session=forged', 'schuss_draft=on'])(
    'a visitor with the cookies "%s" is a visitor',
    async (cookie) => {
      expect(await content.editorOf(new Request('http://localhost:3000/', { headers: { cookie } }))).toBeNull()
    },
  )

  test('signing out ends it on the server too', async () => {
    const browser = createBrowser(content)
    await browser.signIn()
    const kept = browser.request('/')
    expect((await browser.call('POST', '/api/editor/logout')).status).toBe(200)
    expect(await content.editorOf(kept)).toBeNull()
  })
})

describe('GET /api/draft', () => {
  test('EDIT-3 turns seeing drafts on and off, as JSON', async () => {
    const browser = createBrowser(content)
    await browser.signIn()
    const on = await browser.call('GET', `/api/draft?status=on&token=${browser.token()}`)
    expect([on.status, await on.json()]).toEqual([200, { draft: true }])
    const off = await browser.call('GET', '/api/draft?status=off')
    expect([off.status, await off.json()]).toEqual([200, { draft: false }])
    expect(await content.editorOf(browser.request('/'))).toMatchObject({ draft: false })
  })

  test('needs the cookie and a token of the same session', async () => {
    const [one, two] = [createBrowser(content), createBrowser(content)]
    await one.signIn()
    await two.signIn()
    const statuses = await Promise.all([
      createBrowser(content).call('GET', `/api/draft?status=on&token=${one.token()}`),
      one.call('GET', `/api/draft?status=on&token=${two.token()}`),
      one.call('GET', `/api/draft?status=on&token=${withOtherSignature(one.token())}`),
      one.call('GET', '/api/draft?status=on'),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect((await one.call('GET', '/api/draft?status=maybe')).status).toBe(400)
  })
})

/** A token whose signature differs in its first sign; the last one holds bits that do not count. */
function withOtherSignature(token: string): string {
  return token.replace(
    /\.([^.])([^.]*)$/,
    (_all, first: string, rest: string) => `.${first === 'x' ? 'y' : 'x'}${rest}`,
  )
}
