import { isRecord } from 'base/record'
import type { EditorProfile } from './calls.ts'

/** The profile in the payload of a token; undefined when it cannot be read. What it allows is for the server to decide. */
export function profileIn(token: string): EditorProfile | undefined {
  try {
    const profile: unknown = JSON.parse(decode(token.split('.')[1] ?? ''))
    return isProfile(profile) ? profile : undefined
  } catch {
    return undefined
  }
}

function decode(part: string): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}

function isProfile(value: unknown): value is EditorProfile {
  if (!isRecord(value)) return false
  const { sub, name, site, exp } = value
  return [sub, name, site].every((one) => typeof one === 'string') && typeof exp === 'number'
}
