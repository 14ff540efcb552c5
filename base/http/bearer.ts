import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header carries a token; how long the comparison takes says nothing about the token. */
export function hasBearer(authorization: string | null | undefined, token: string): boolean {
  const [a, b] = [authorization ?? '', `Bearer ${token}`].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
