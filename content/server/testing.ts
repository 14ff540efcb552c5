import type { Clock } from 'base/clock'
import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { demoEditor } from 'base/demo'
import { readConfig } from 'base/config'
import type { Limits } from 'base/config'
import { createLog } from 'base/log'
import type { Content } from '../api/reader.ts'
import { migrateContent } from '../store/migrate.ts'
import { loadResort } from './load.ts'
import { createContent } from './server.ts'

export const origin = 'http://localhost:3000'
export const siteKey = 'valorsene'
/** A day before the season: 21 November 2026, ten in the morning at the resort. */
export const november = fixedClock('2026-11-21T09:00:00Z')

/** A database of a test file's own that holds the demo resort. */
export async function createTestResort(siteOrigin = origin): Promise<TestDatabase> {
  const copy = await createTestDatabase('content_valorsene', async (database) => {
    await migrateContent(database)
    await load(database)
  })
  if (siteOrigin !== origin) await load(copy, siteOrigin)
  return copy
}

function load(database: TestDatabase, siteOrigin = origin): Promise<boolean> {
  return loadResort(database, 'resorts/valorsene', { siteOrigin, clock: november, demoEditor })
}

/** Content over a test database; a zone is drawn as its JSON. */
export function createTestContent(
  database: TestDatabase,
  clock: Clock = november,
  limits: Partial<Limits> = {},
): Promise<Content> {
  return createContent({
    databaseUrl: database.url,
    siteKey,
    clock,
    log: createLog('test', 'silent'),
    secret: 'a secret of thirty-two letters or more',
    limits: { ...readConfig({}).limits, ...limits },
    renderZone: (view, id) => JSON.stringify(view.zones.find((zone) => zone.id === id)?.blocks),
  })
}

/** A browser: keeps cookies and, once signed in, the token. */
export type Browser = {
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  signIn: () => Promise<void>
  request: (path: string) => Request
  token: () => string
}

export function createBrowser(content: Content, address = '203.0.113.1', scheme: 'http' | 'https' = 'http'): Browser {
  const client = { address, scheme }
  const cookies = new Map<string, string>()
  let token = ''
  const headers = (): Record<string, string> => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(token && { 'x-cms-token': token }),
  })
  async function call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await content.api(
      new Request(`${origin}${path}`, {
        method,
        headers: { ...headers(), ...(body !== undefined && { 'content-type': 'application/json' }), ...more },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      client,
    )
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  async function signIn(): Promise<void> {
    const { email, password } = demoEditor
    const answer = await call('POST', '/api/admin/login', { site: siteKey, email, password })
    const { token: given } = (await answer.json()) as { token: string }
    token = given
    await call('GET', `/api/draft?status=on&token=${token}`)
  }
  return {
    call,
    signIn,
    token: () => token,
    request: (path) => new Request(`${origin}${path}`, { headers: headers() }),
  }
}
