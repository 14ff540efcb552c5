import type { Sql } from 'base/database'
import type { Log } from 'base/log'
import { sql } from 'drizzle-orm'
import { PgBoss, fromDrizzle } from 'pg-boss'
import type { JobResult } from 'pg-boss'

/** Work that is done later and again until it is done: `mail` sends one, `refund` pays one back, `sweep` tidies up every minute, `forget` every hour. */
export type JobName = 'mail' | 'refund' | 'sweep' | 'forget'

export type Jobs = {
  /**
   * Writes a job in the caller's transaction: it exists if and only if what caused it does. While a job for the same `id` waits or is
   * done, another one is not written.
   */
  send: (db: Sql, name: JobName, id: string) => Promise<void>
  /** Does jobs of a name, each at least once; one that throws comes again, later each time. */
  work: (name: JobName, handle: (id: string) => Promise<void>) => Promise<void>
  /** Waits for the jobs under way. */
  close: () => Promise<void>
}

/** Ten at a time and without a pause while there are more; one that fails does not make the others come again. */
const pace = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const
/** A job that has not ended after `expireInSeconds` was begun by a process that is gone. */
const patient = { retryLimit: 100, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 20 }
const oneAnId = { ...patient, notify: true, policy: 'exclusive' }
const byTheClock = { retryLimit: 0, expireInSeconds: 50, policy: 'singleton' }
const queues: Record<JobName, object> = {
  mail: oneAnId,
  refund: oneAnId,
  sweep: byTheClock,
  forget: byTheClock,
}

/** Opens the job tables in sales' own database, in a schema of their own. */
export async function openJobs(databaseUrl: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 4,
    useListenNotify: true,
    // A job that a killed process had begun is found again within this time.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'jobs'))
  await boss.start()
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)
  await boss.schedule('sweep', '* * * * *', { id: 'all' })
  await boss.schedule('forget', '17 * * * *', { id: 'all' })
  return {
    send: async (db, name, id) => void (await boss.send(name, { id }, { singletonKey: id, db: fromDrizzle(db, sql) })),
    work: async (name, handle) => {
      await boss.work<{ id: string }, object, typeof pace>(name, pace, (jobs) =>
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
    log.warn({ job: name, id, error: message }, 'a job will come again')
    return { id: job, status: 'failed', output: { message } }
  }
}
