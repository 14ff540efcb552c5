import type { TestDatabase } from 'base/database/testing'
import { demoEditor } from 'base/demo'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeEditor, setEditor } from '../../admin/editors.ts'
import type { Content } from '../../api/reader.ts'
import { rateLimit } from '../../store/schema.ts'
import { createBrowser, createTestContent, createTestResort, siteKey } from '../testing.ts'
import type { Browser } from '../testing.ts'

let database: TestDatabase
let content: Content
/** Another instance of the site over the same database. */
let second: Content
beforeAll(async () => {
  database = await createTestResort()
  const limits = { signInAddress: 12, signInAccount: 4 }
  content = await createTestContent(database, undefined, limits)
  second = await createTestContent(database, undefined, limits)
})
afterAll(async () => {
  await content.close()
  await second.close()
  await database.close()
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await database.db.delete(rateLimit)
})
afterEach(() => void vi.useRealTimers())

const { email, password } = demoEditor
let lastAddress = 0
/** An address that no other test has used: what is used up is also kept in memory. */
const newAddress = (): string => `203.0.113.${(lastAddress += 1)}`

function attempt(browser: Browser, given: { email?: string; password?: string; lang?: string } = {}) {
  const body = { site: siteKey, email, password: 'verglas', ...given }
  return browser.call('POST', '/api/admin/login', body, { 'accept-language': given.lang ?? 'en' })
}

/** The statuses of so many attempts, one after the other. */
async function statuses(times: number, once: (time: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = []
  for (let time = 0; time < times; time += 1) all.push((await once(time)).status)
  return all
}

/** A wrong password from an address that nobody has used. */
function guess(): Promise<Response> {
  return attempt(createBrowser(content, newAddress()))
}

/** A wrong password at another account from another address of one IPv6 network. */
function sprayFromNetwork(time: number): Promise<Response> {
  return attempt(createBrowser(content, `2001:db8:7:7::${time}`), { email: `editor-${time}@example.org` })
}

function wait(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

describe('by address', () => {
  test('EDIT-1 one address cannot try a password at every account, on whatever instance', async () => {
    const address = newAddress()
    const browsers = [createBrowser(content, address), createBrowser(second, address)]
    const spray = (time: number) => attempt(browsers[time % 2]!, { email: `editor-${time}@example.org` })
    expect(await statuses(15, spray)).toEqual([...Array<number>(12).fill(401), 429, 429, 429])
    const refused = await attempt(browsers[0]!, { password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    expect((await attempt(createBrowser(content, newAddress()), { password })).status).toBe(200)
    wait(15 * 60)
    expect((await attempt(browsers[0]!, { password })).status).toBe(200)
  })

  test('the addresses of an IPv6 network of /64 count as one', async () => {
    const last = (await statuses(13, sprayFromNetwork)).at(-1)
    expect(last).toBe(429)
  })

  test('a right password takes back its own attempt, and not those at other accounts', async () => {
    const browser = createBrowser(content, newAddress())
    const spray = (time: number) =>
      time % 4 === 3 ? attempt(browser, { password }) : attempt(browser, { email: `other-${time}@example.org` })
    expect((await statuses(20, spray)).filter((status) => status === 401)).toHaveLength(12)
  })
})

describe('by account', () => {
  test('EDIT-1 many wrong passwords at once gain nothing', async () => {
    const guesses = Array.from({ length: 12 }, guess)
    const answers = (await Promise.all(guesses)).map(({ status }) => status)
    expect(answers.filter((status) => status === 401)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(7)
  })

  test('EDIT-1 after the free attempts each further one waits twice as long, five minutes at most', async () => {
    expect(await statuses(4, guess)).toEqual([401, 401, 401, 401])
    const waits: number[] = []
    for (let time = 0; time < 10; time += 1) {
      expect((await guess()).status).toBe(401)
      const refused = await guess()
      expect(refused.status).toBe(429)
      waits.push(Number(refused.headers.get('retry-after')))
      wait(waits.at(-1) ?? 0)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  test('EDIT-1 wrong passwords of others do not lock an editor out of a device on which they have signed in before', async () => {
    const known = createBrowser(content, newAddress())
    expect((await attempt(known, { password })).status).toBe(200)
    const strangers = await statuses(8, guess)
    expect(strangers.at(-1)).toBe(429)
    expect((await attempt(createBrowser(content, newAddress()), { password })).status).toBe(429)
    expect((await attempt(known, { password })).status).toBe(200)
  })

  test('a known device has its own count of wrong passwords, and is known for its own account only', async () => {
    const known = createBrowser(content, newAddress())
    await attempt(known, { password })
    expect((await statuses(8, () => attempt(known))).slice(0, 6)).toEqual([401, 401, 401, 401, 401, 429])
    expect((await attempt(createBrowser(content, newAddress()), { password })).status).toBe(200)
    const other = (time: number) => attempt(known, { email: `someone-${time}@example.org` })
    expect((await statuses(13, other)).at(-1)).toBe(429)
  })

  test('the cookie of a device goes to sign-ins only and cannot be forged', async () => {
    const answer = await attempt(createBrowser(content, newAddress()), { password })
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^schuss_device=[\w.-]+; Max-Age=31536000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/),
    )
    await statuses(8, guess)
    const forged = { cookie: 'schuss_device=eyJhbGciOiJub25lIn0.e30.' }
    const body = { site: siteKey, email, password }
    const refused = await createBrowser(content, newAddress()).call('POST', '/api/admin/login', body, forged)
    expect(refused.status).toBe(429)
  })

  test.each([
    ['fr-FR,fr;q=0.9,en;q=0.8', /^Trop de mots de passe incorrects\u00A0: réessayez dans \d+\u00A0s\.$/],
    ['nl', /^Te vaak een verkeerd wachtwoord/],
    ['de', /^Too many wrong passwords: try again in \d+\u00A0s\.$/],
  ])('EDIT-1 with Accept-Language %s the refusal is in that language', async (lang, sentence) => {
    await statuses(5, guess)
    const refused = await attempt(createBrowser(content, newAddress()), { lang })
    expect(await refused.json()).toMatchObject({
      error: { code: 'slow-down', message: expect.stringMatching(sentence) },
    })
  })
})

describe('an editor', () => {
  const marie = { email: 'marie@example.org', name: 'Marie', password: 'un long mot de passe' }

  async function signedIn(): Promise<Browser> {
    const browser = createBrowser(content, newAddress())
    expect((await attempt(browser, marie)).status).toBe(200)
    return browser
  }

  test('who gets another password is signed out of every session, token included', async () => {
    await setEditor(database.db, siteKey, marie)
    const browser = await signedIn()
    expect(await content.editorOf(browser.request('/'))).toMatchObject({ profile: { name: 'Marie' } })
    await setEditor(database.db, siteKey, { ...marie, password: 'un autre mot de passe' })
    expect(await content.editorOf(browser.request('/'))).toBeNull()
    expect((await browser.call('GET', '/api/editor/pages?lang=fr')).status).toBe(401)
    expect((await attempt(createBrowser(content, newAddress()), marie)).status).toBe(401)
  })

  test('who is removed is signed out and cannot sign in', async () => {
    await setEditor(database.db, siteKey, marie)
    const browser = await signedIn()
    expect(await removeEditor(database, siteKey, 'Marie@example.org')).toBe(true)
    expect(await content.editorOf(browser.request('/'))).toBeNull()
    expect((await attempt(createBrowser(content, newAddress()), marie)).status).toBe(401)
    expect(await removeEditor(database, siteKey, marie.email)).toBe(false)
  })
})
