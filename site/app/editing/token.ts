import type { EditorProfile } from 'content/api/calls'
import { profileIn } from 'content/api/profile'

/** The profile of a valid token; null for an invalid or expired one. `now` in milliseconds since 1970. */
export function readProfile(token: string | null, now: number): EditorProfile | null {
  const profile = token === null ? undefined : profileIn(token)
  return profile && profile.exp * 1000 > now ? profile : null
}
