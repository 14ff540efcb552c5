import type { Clock } from 'base/clock'
import type { Database } from 'base/database'
import { tooManyRequests } from 'base/rate-limit/too-many-requests'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { and, eq } from 'drizzle-orm'
import type { Lang } from '../api/page.ts'
import { editor } from '../store/schema.ts'
import { canHash, isPassword } from './password.ts'
import { beginSession, profileOf } from './session.ts'
import type { KnownDevices } from './known-devices.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import type { Tokens } from './token.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

type Needs = {
  database: Database
  siteKey: string
  clock: Clock
  tokens: Tokens
  devices: KnownDevices
  signInLimits: SignInLimits
}
/** `address`: the client's; `lang`: of the sentences it is refused with; `device`: the cookie of a known device. */
type Attempt = { site: string; email: string; password: string; address: string; lang: Lang; device?: string }
/** How long to wait while too many passwords are being checked. */
const busySeconds = 3

type SignedIn = { token: string; secret: string; expiresAt: Date; device: string }

/**
 * Signs an editor in.
 * An unknown address, a wrong password and another site's editor are one and the same answer, in the same time (EDIT-1).
 */
export async function signIn(
  needs: Needs,
  attempt: Attempt,
): Promise<Result<SignedIn, 'invalid-credentials' | 'slow-down'>> {
  const { database, siteKey, clock, tokens, devices, signInLimits } = needs
  if (!canHash())
    return fail('slow-down', tooManyRequests(attempt.lang, busySeconds), { retryAfterSeconds: busySeconds })
  const email = attempt.email.trim().toLowerCase()
  const account = { site: siteKey, email }
  const device = await devices.read(attempt.device, account)
  const counted = { ...account, address: attempt.address, ...(device && { device }) }
  const wait = await signInLimits.begin(counted)
  if (wait !== undefined) return fail('slow-down', tooManyAttempts[attempt.lang](wait), { retryAfterSeconds: wait })
  const known = attempt.site === siteKey ? await readEditor(database, siteKey, email) : undefined
  if (!(await isPassword(attempt.password, known?.passwordHash)) || !known)
    return fail('invalid-credentials', 'Invalid credentials')
  await signInLimits.succeeded(counted)
  const { id, secret, expiresAt } = await beginSession(database, known.id, clock())
  const token = await tokens.issue(profileOf(known, expiresAt), id)
  return ok({ token, secret, expiresAt, device: await devices.issue(account, device) })
}

async function readEditor(
  { db }: Database,
  site: string,
  email: string,
): Promise<typeof editor.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(editor)
    .where(and(eq(editor.site, site), eq(editor.email, email)))
  return row
}
