import type { Log } from 'base/log'
import { everything } from '../page-cache/generations.ts'
import { overflowTag } from './edge-headers.ts'

/** Purges pages from a cache in front of the site by tag. */
export type PurgeTags = (tags: readonly string[]) => Promise<void>

type Options = { url: string; token: string | undefined; log: Log; send?: typeof fetch }

/** How long the cache may take to answer, in milliseconds. */
const timeout = 5000
/** Attempts in all; then the pages are outdated until `s-maxage` is over. */
const maxAttempts = 3

/**
 * Purges by one POST of `{"tags": […]}`, or `{"purge_everything": true}`, with the token as `Authorization: Bearer`: the form of
 * Cloudflare's `/zones/<zone>/purge_cache`. Never rejects; a failure is logged after three attempts.
 */
export function createPurgeTags({ url, token, log, send = fetch }: Options): PurgeTags {
  return async (tags) => {
    const body = tags.includes(everything) ? { purge_everything: true } : { tags: [...tags, overflowTag] }
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const failure = await post(body)
      if (failure === undefined) return
      if (attempt === maxAttempts) log.error({ err: failure, tags }, 'the cache in front could not be purged')
    }
  }

  async function post(body: object): Promise<unknown> {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      return response.ok ? undefined : new Error(`the cache answered ${response.status}`)
    } catch (error) {
      return error
    }
  }
}
