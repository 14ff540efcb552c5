import { createHash } from 'node:crypto'
import type { Database } from 'base/database'

/**
 * How wrong passwords slow down who tries: the first `free` cost nothing, then each doubles the wait, up to `longestSeconds`.
 * For one mail address from one place; and, far milder, for one mail address from anywhere, so that many places gain little
 * while nobody can lock an editor out.
 */
const limits = {
  fromOnePlace: { free: 5, longestSeconds: 300 },
  fromAnywhere: { free: 20, longestSeconds: 30 },
} as const

/** Failures are forgotten after this long without one. */
const forgetHours = 24

type Attempt = { site: string; email: string; address: string }

/**
 * Counts an attempt as failed before its password is looked at, so that many at once gain nothing.
 * @returns how many seconds to wait when it is too early for another; else undefined.
 */
export async function countAttempt(
  database: Pick<Database, 'pool'>,
  attempt: Attempt,
  now: Date,
): Promise<number | undefined> {
  for (const [key, limit] of keysOf(attempt)) {
    const wait = await countOne(database, key, limit, now)
    if (wait !== undefined) return wait
  }
  return undefined
}

/** Forgets what was counted, after the right password, and what is too old to count. */
export async function forgetAttempts({ pool }: Pick<Database, 'pool'>, attempt: Attempt, now: Date): Promise<void> {
  await pool.query(
    `delete from login_attempt where key = any($1) or retry_at < $2::timestamptz - make_interval(hours => $3)`,
    [keysOf(attempt).map(([key]) => key), now, forgetHours],
  )
}

type Limit = (typeof limits)[keyof typeof limits]

function keysOf({ site, email, address }: Attempt): [string, Limit][] {
  return [
    [hashOf([site, email, address]), limits.fromOnePlace],
    [hashOf([site, email]), limits.fromAnywhere],
  ]
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function countOne(
  { pool }: Pick<Database, 'pool'>,
  key: string,
  limit: Limit,
  now: Date,
): Promise<number | undefined> {
  const counted = await pool.query(
    `insert into login_attempt as kept (key, failures, retry_at) values ($1, 1, $2)
     on conflict (key) do update set
       failures = case when kept.retry_at < $2::timestamptz - make_interval(hours => $3) then 1 else kept.failures + 1 end,
       retry_at = $2::timestamptz + make_interval(secs => case
         when kept.retry_at < $2::timestamptz - make_interval(hours => $3) or kept.failures < $4 then 0
         else least($5, power(2, least(kept.failures - $4, 20))) end)
     where kept.retry_at <= $2`,
    [key, now, forgetHours, limit.free, limit.longestSeconds],
  )
  if (counted.rowCount === 1) return undefined
  const { rows } = await pool.query<{ retry_at: Date }>('select retry_at from login_attempt where key = $1', [key])
  const wait = (rows[0]?.retry_at.getTime() ?? 0) - now.getTime()
  return Math.max(1, Math.ceil(wait / 1000))
}
