import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Metrics } from '../metrics/metrics.ts'
import { clientKey } from './client-key.ts'

/**
 * Counts a request of a client address.
 * @returns the seconds to wait when the limit is exceeded; undefined when the request is allowed or the address is not known.
 */
export type RateLimit = (address: string | undefined) => Promise<number | undefined>

/** Limits the requests of each client address in a minute, in the memory of this process. 0 is no limit. Refusals are counted under `name`. */
export function createRateLimit(name: string, perMinute: number, metrics?: Pick<Metrics, 'limited'>): RateLimit {
  if (perMinute === 0) return () => Promise.resolve(undefined)
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: 60 })
  return async (address) => {
    const waitSeconds = address && (await consume(limiter, clientKey(address)))
    if (!waitSeconds) return undefined
    metrics?.limited(name)
    return waitSeconds
  }
}

/**
 * Takes one point of a key.
 * @returns the seconds to wait when none was left, at least 1.
 * @throws what the store throws when it cannot be reached.
 */
export async function consume(
  limiter: Pick<RateLimiterAbstract, 'consume'>,
  key: string,
  options?: { customDuration: number },
): Promise<number | undefined> {
  try {
    await limiter.consume(key, 1, options)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return waitOf(refusal)
  }
}

/** The whole seconds until a refused key may try again, at least 1. */
export function waitOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
