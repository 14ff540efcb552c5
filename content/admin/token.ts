import type { Clock } from 'base/clock'
import { SignJWT, jwtVerify } from 'jose'
import { z } from 'zod'
import { editorProfile } from '../api/calls.ts'
import type { EditorProfile } from '../api/calls.ts'

const claims = editorProfile.extend({ sid: z.uuid() })

/** The token of the specification, signed. It belongs to one session (`sid`) and is worth nothing without its cookie. */
export type Tokens = {
  issue: (profile: EditorProfile, session: string) => Promise<string>
  /** Whether a token is signed by us, has not expired, and belongs to this session. */
  fits: (token: string, session: string) => Promise<boolean>
}

/** Tokens signed with `secret`; all instances of a site share it. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    issue: (profile, session) =>
      new SignJWT({ ...profile, sid: session }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key),
    fits: async (token, session) => {
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock() }).catch(
        () => undefined,
      )
      const parsed = claims.safeParse(verified?.payload)
      return parsed.success && parsed.data.sid === session
    },
  }
}
