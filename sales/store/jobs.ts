import type { Sql } from 'base/database'
import type { Log } from 'base/log'
import { sql } from 'drizzle-orm'
import { PgBoss, fromDrizzle } from 'pg-boss'
import type { JobResult } from 'pg-boss'

/** Background jobs: `mail` sends a mail, `refund` refunds a transaction; `sweep` runs every minute, `forget` (retention) every hour. */
export type JobName = 'mail' | 'refund' | 'sweep' | 'forget'

export type Jobs = {
  /**
   * Writes a job in the caller's transaction: it exists if and only if its cause does. While a job for the same `id` is queued or active,
   * no other one is written.
   */
  send: (db: Sql, name: JobName, id: string) => Promise<void>
  /** Handles the jobs of a name, each at least once; one that throws is retried with growing delays. */
  work: (name: JobName, handle: (id: string) => Promise<void>) => Promise<void>
  /** Waits for the active jobs. */
  close: () => Promise<void>
}

/** Few jobs a batch and several batches at a time, so that a slow job delays few others; each job of a batch ends by itself. */
const workOptions = {
  batchSize: 2,
  localConcurrency: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const
/**
 * An active job is taken for lost, and started again, after this time. It must be longer than any attempt of its handler:
 * else a slow mail server would get a mail twice.
 */
export const jobTimeoutSeconds: Record<JobName, number> = { mail: 90, refund: 20, sweep: 50, forget: 50 }
const retries = { retryLimit: 100, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 }
const onePerId = { ...retries, notify: true, policy: 'exclusive' }
const scheduled = { retryLimit: 0, policy: 'singleton' }
const queues: Record<JobName, object> = {
  mail: onePerId,
  refund: onePerId,
  sweep: scheduled,
  forget: scheduled,
}

/** Opens the job tables in a schema of their own in sales' database. */
export async function openJobs(databaseUrl: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 4,
    useListenNotify: true,
    // Jobs of a crashed process are found within this time after their timeout.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'jobs'))
  await boss.start()
  for (const [name, options] of Object.entries(queues))
    await boss.createQueue(name, { ...options, expireInSeconds: jobTimeoutSeconds[name as JobName] })
  await boss.schedule('sweep', '* * * * *', { id: 'all' })
  await boss.schedule('forget', '17 * * * *', { id: 'all' })
  return {
    send: async (db, name, id) =>
      void (await boss.send(
        name,
        { id },
        { singletonKey: id, expireInSeconds: jobTimeoutSeconds[name], db: fromDrizzle(db, sql) },
      )),
    work: async (name, handle) => {
      await boss.work<{ id: string }, object, typeof workOptions>(name, workOptions, (jobs) =>
        Promise.all(jobs.map(({ id, data }) => attempt(name, id, data.id, handle, log))),
      )
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

async function attempt(
  name: JobName,
  job: string,
  id: string,
  handle: (id: string) => Promise<void>,
  log: Log,
): Promise<JobResult> {
  try {
    await handle(id)
    return { id: job, status: 'completed' }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    log.warn({ job: name, id, error: message }, 'job failed, it will be retried')
    return { id: job, status: 'failed', output: { message } }
  }
}
