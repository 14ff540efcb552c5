import { randomBytes } from 'node:crypto'

/** Ids of one process share this beginning, so that those of several machines differ. */
const processPart = randomBytes(6).toString('base64url')
let count = 0

/** The id of a request: the one that a proxy gave it (`X-Request-Id`, at most 64 plain characters), or a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  if (typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given)) return given
  count += 1
  return `${processPart}-${count.toString(36)}`
}
