import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from 'base/clock'
import { SignJWT, jwtVerify } from 'jose'

/** How long a device stays known after a sign-in. */
export const deviceDays = 365

type Account = { site: string; email: string }

/** Devices from which an account has signed in: what a cookie says, signed. It gives no right but its own count of wrong passwords. */
export type KnownDevices = {
  issue: (account: Account, id?: string) => Promise<string>
  /** The id of the device when the cookie was issued to it for this account. */
  read: (cookie: string | undefined, account: Account) => Promise<string | undefined>
}

/** `secret`: the one that signs tokens; the audience keeps both kinds apart. */
export function createKnownDevices(secret: string, clock: Clock): KnownDevices {
  const key = new TextEncoder().encode(secret)
  const audience = 'schuss-device'
  return {
    issue: (account, id = randomUUID()) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setAudience(audience)
        .setSubject(subjectOf(account))
        .setJti(id)
        .setExpirationTime(new Date(clock().getTime() + deviceDays * 86_400_000))
        .sign(key),
    async read(cookie, account) {
      if (!cookie) return undefined
      const expected = { algorithms: ['HS256'], audience, subject: subjectOf(account), currentDate: clock() }
      const verified = await jwtVerify(cookie, key, expected).catch(() => undefined)
      return verified?.payload.jti
    },
  }
}

function subjectOf({ site, email }: Account): string {
  return createHash('sha256')
    .update(JSON.stringify([site, email]))
    .digest('hex')
}
