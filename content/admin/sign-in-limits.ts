import { createHash } from 'node:crypto'
import type { Limits } from 'base/config'
import type { Database } from 'base/database'
import type { Metrics } from 'base/metrics'
import { consume, waitOf } from 'base/rate-limit'
import { clientKey } from 'base/rate-limit/client-key'
import { createSharedLimiter } from 'base/rate-limit/shared-limiter'
import { rateLimit } from '../store/schema.ts'

/** `device`: the id of a device from which this account has signed in before. */
export type SignInAttempt = { site: string; email: string; address: string; device?: string }

/** Limits wrong passwords, counted in PostgreSQL for all instances together. */
export type SignInLimits = {
  /**
   * Counts an attempt as failed before its password is checked, so that many at once gain nothing.
   * @returns the seconds to wait when it is too early for another; undefined when the password may be checked.
   */
  begin: (attempt: SignInAttempt) => Promise<number | undefined>
  /** Takes back what `begin` has counted: the password was right. */
  succeeded: (attempt: SignInAttempt) => Promise<void>
}

const addressWindowSeconds = 15 * 60
const failureWindowSeconds = 24 * 3600
const longestPauseSeconds = 300

/**
 * By address: so many wrong passwords in 15 minutes, over all accounts. By account: after so many wrong passwords within a day, each
 * further attempt waits twice as long as the one before, 5 minutes at most. An attempt from a known device is counted for that
 * device alone, so that nobody else can lock an editor out (OWASP, "device cookies"). 0 turns a limit off.
 */
export function createSignInLimits(
  database: Pick<Database, 'db'>,
  limits: Pick<Limits, 'signInAddress' | 'signInAccount'>,
  metrics?: Pick<Metrics, 'limited'>,
): SignInLimits {
  const { signInAddress: perAddress, signInAccount: freeFailures } = limits
  const addresses = createSharedLimiter(database, rateLimit, {
    name: 'sign-in-address',
    points: perAddress,
    windowSeconds: addressWindowSeconds,
    refusesFromMemory: true,
    // Of all three, which share one table.
    removesExpired: true,
  })
  const failures = createSharedLimiter(database, rateLimit, {
    name: 'sign-in-failures',
    points: freeFailures,
    windowSeconds: failureWindowSeconds,
  })
  const pauses = createSharedLimiter(database, rateLimit, { name: 'sign-in-pause', points: 1, windowSeconds: 1 })

  async function waitOfAddress({ address, device }: SignInAttempt): Promise<number | undefined> {
    return perAddress === 0 || device ? undefined : consume(addresses, clientKey(address))
  }

  async function waitOfAccount(attempt: SignInAttempt): Promise<number | undefined> {
    if (freeFailures === 0) return undefined
    const key = accountKey(attempt)
    const pause = await pauses.get(key)
    if (pause && pause.consumedPoints > 0) return waitOf(pause)
    const { consumedPoints } = await failures.penalty(key)
    if (consumedPoints <= freeFailures) return undefined
    // One of several at once gets through: the pause of the others begins with it.
    return consume(pauses, key, { customDuration: Math.min(longestPauseSeconds, 2 ** (consumedPoints - freeFailures)) })
  }

  return {
    async begin(attempt) {
      const byAddress = await waitOfAddress(attempt)
      const waitSeconds = byAddress ?? (await waitOfAccount(attempt))
      if (waitSeconds !== undefined) metrics?.limited(byAddress ? 'sign-in-address' : 'sign-in-account')
      return waitSeconds
    },
    async succeeded(attempt) {
      const key = accountKey(attempt)
      if (freeFailures > 0) await Promise.all([failures.delete(key), pauses.delete(key)])
      // One attempt only: whoever has an account cannot wipe out what was counted of attempts at other accounts.
      if (perAddress > 0 && !attempt.device) await addresses.reward(clientKey(attempt.address))
    },
  }
}

function accountKey({ site, email, device }: SignInAttempt): string {
  return createHash('sha256')
    .update(JSON.stringify([site, email, device ?? null]))
    .digest('hex')
}
