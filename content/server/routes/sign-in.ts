import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { z } from 'zod'
import { deviceDays } from '../../admin/known-devices.ts'
import { signIn } from '../../admin/sign-in.ts'
import { endSession } from '../../admin/session.ts'
import { draftResponse, draftRequest, loginResponse, loginRequest } from '../../api/calls.ts'
import { describeBody, describeJson, errorResponse, describeError, tooLarge } from './responses.ts'
import { readerLang } from './limits.ts'
import { cookiesOf, deviceCookie, draftCookie, requireSession, sessionCookie } from './context.ts'
import { asAnyone, asReader } from './security.ts'
import type { ApiContext, App, Env } from './context.ts'

const login = createRoute({
  method: 'post',
  path: '/api/admin/login',
  operationId: 'signIn',
  security: asAnyone,
  summary: 'Sign an editor in',
  request: { body: describeBody(loginRequest) },
  responses: {
    200: describeJson('Signed in; the session cookie is set', loginResponse),
    400: describeError('Not as described'),
    401: describeError('Invalid credentials'),
    429: describeError('Too many wrong passwords; Retry-After says how long to wait'),
  },
})

const draft = createRoute({
  method: 'get',
  path: '/api/draft',
  operationId: 'setDraftMode',
  security: asReader,
  summary: 'Let the signed-in editor see drafts, or end it',
  request: { query: draftRequest },
  responses: {
    200: describeJson('Whether this browser sees drafts from now on', draftResponse),
    400: describeError('Not as described'),
    401: describeError('Not signed in, or the token does not belong to the session'),
  },
})

const logout = createRoute({
  method: 'post',
  path: '/api/editor/logout',
  operationId: 'signOut',
  security: asAnyone,
  summary: 'Sign out',
  responses: { 200: describeJson('Signed out', z.object({ draft: z.literal(false) })), 413: tooLarge },
})

/** Signing in and out, and seeing drafts. */
export function addSignIn(app: App, api: ApiContext): void {
  app.openapi(login, async (c) => {
    const address = c.env.client?.address ?? 'unknown'
    const device = getCookie(c, deviceCookie)
    const attempt = { ...c.req.valid('json'), address, lang: readerLang(c), ...(device && { device }) }
    const signedIn = await signIn(api, attempt)
    if (signedIn.ok) {
      const { token, secret, expiresAt, device: known } = signedIn.value
      setCookie(c, sessionCookie, secret, { ...cookieOptions(c), expires: realTime(api, expiresAt) })
      setCookie(c, deviceCookie, known, deviceCookieOptions(c))
      return c.json({ token }, 200)
    }
    api.log.warn({ address, refusal: signedIn.failure.code }, 'a sign-in was refused')
    if (signedIn.failure.code === 'invalid-credentials') return errorResponse(c, 401, signedIn.failure)
    c.header('retry-after', String(signedIn.failure.details?.retryAfterSeconds))
    return errorResponse(c, 429, signedIn.failure)
  })

  app.openapi(draft, async (c) => {
    const { status, token } = c.req.valid('query')
    if (status === 'off') {
      deleteCookie(c, draftCookie, cookieOptions(c))
      return c.json({ draft: false }, 200)
    }
    const session = await requireSession(api, c.req.raw)
    if (!session.ok) return errorResponse(c, 401, session.failure)
    if (!(await api.tokens.fits(token ?? '', session.value.id)))
      return errorResponse(c, 401, {
        code: 'signed-out',
        message: 'The token is missing or has expired: sign in again.',
      })
    const expires = realTime(api, new Date(session.value.profile.exp * 1000))
    setCookie(c, draftCookie, 'on', { ...cookieOptions(c), expires })
    return c.json({ draft: true }, 200)
  })

  app.openapi(logout, async (c) => {
    const { secret } = cookiesOf(c.req.raw)
    if (secret) await endSession(api.database, secret)
    deleteCookie(c, sessionCookie, cookieOptions(c))
    deleteCookie(c, draftCookie, cookieOptions(c))
    return c.json({ draft: false as const }, 200)
  })
}

/** Sent with sign-ins only: a cookie on pages would keep them from being answered from the cache. */
function deviceCookieOptions(c: Context<Env>): CookieOptions {
  return { ...cookieOptions(c), path: '/api/admin', sameSite: 'Strict', maxAge: deviceDays * 86_400 }
}

function cookieOptions({ env }: Context<Env>): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: env.client?.scheme === 'https' }
}

/** A browser's cookies follow the real clock, also in an installation that lives on another day. */
function realTime({ clock }: ApiContext, instant: Date): Date {
  return new Date(Date.now() + instant.getTime() - clock().getTime())
}
