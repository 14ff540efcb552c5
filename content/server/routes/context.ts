import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Client } from 'base/http/client'
import type { Clock } from 'base/clock'
import type { Database } from 'base/database'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import type { Limits } from 'base/config'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import { parse } from 'hono/utils/cookie'
import { readSession } from '../../admin/session.ts'
import type { Session } from '../../admin/session.ts'
import type { KnownDevices } from '../../admin/known-devices.ts'
import type { SignInLimits } from '../../admin/sign-in-limits.ts'
import type { Tokens } from '../../admin/token.ts'
import type { PageView } from '../../api/page.ts'
import type { PageReader } from '../../api/reader.ts'
import type { Site } from '../../languages/site.ts'

/** The calls as one application; `client` is where a request comes from. */
export type App = OpenAPIHono<Env>
export type Env = { Bindings: { client?: Client } }

/** The dependencies of the routes. */
export type ApiContext = {
  database: Database
  siteKey: string
  clock: Clock
  log: Log
  tokens: Tokens
  devices: KnownDevices
  signInLimits: SignInLimits
  reader: PageReader
  site: () => Promise<Site>
  renderZone: (view: PageView, zoneId: string) => string
  limits: Limits
  metrics?: Metrics
}

export const sessionCookie = 'schuss_session'
export const draftCookie = 'schuss_draft'
export const deviceCookie = 'schuss_device'

/** The cookies of a request. */
export function cookiesOf(request: Request): { secret?: string; draft: boolean } {
  const cookies = parse(request.headers.get('cookie') ?? '')
  return { secret: cookies[sessionCookie], draft: cookies[draftCookie] === 'on' }
}

/** The running session of a request; undefined for visitors. */
export async function sessionOf(
  api: Pick<ApiContext, 'database' | 'siteKey' | 'clock'>,
  request: Request,
): Promise<Session | undefined> {
  const { secret } = cookiesOf(request)
  return secret ? readSession(api.database, api.siteKey, secret, api.clock()) : undefined
}

/** The session of somebody who may read drafts. */
export async function requireSession(api: ApiContext, request: Request): Promise<Result<Session, 'signed-out'>> {
  const session = await sessionOf(api, request)
  return session ? ok(session) : fail('signed-out', 'You are signed out: sign in again.')
}

/** The session of somebody who may write: a cookie alone is not enough, since browsers send it by themselves. */
export async function requireWriter(api: ApiContext, request: Request): Promise<Result<Session, 'signed-out'>> {
  const session = await requireSession(api, request)
  if (!session.ok) return session
  const fits = await api.tokens.fits(request.headers.get('x-cms-token') ?? '', session.value.id)
  return fits ? session : fail('signed-out', 'The token is missing or has expired: sign in again.')
}
