import type { EditorProfile } from 'content/api/calls'

/** Who is signed in, by the middle part of a token; null when it is none or has expired. `now` in milliseconds since 1970. */
export function readProfile(token: string | null, now: number): EditorProfile | null {
  const middle = token?.split('.')[1]
  if (!middle) return null
  try {
    const profile: unknown = JSON.parse(decode(middle))
    return isProfile(profile) && profile.exp * 1000 > now ? profile : null
  } catch {
    return null
  }
}

function decode(part: string): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}

function isProfile(value: unknown): value is EditorProfile {
  if (typeof value !== 'object' || value === null) return false
  const { sub, name, site, exp } = value as Record<string, unknown>
  return [sub, name, site].every((one) => typeof one === 'string') && typeof exp === 'number'
}
