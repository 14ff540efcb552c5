import { createLog } from 'base/log'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

let database: TestDatabase
let jobs: Jobs
beforeAll(async () => {
  database = await createTestDatabase('jobs', () => Promise.resolve())
  jobs = await openJobs(database.url, createLog('test', 'silent'))
})
afterAll(async () => {
  await jobs.close()
  await database.close()
})

test('a job exists if and only if its transaction was committed, and is retried until it succeeds', async () => {
  await database.db.transaction((db) => jobs.send(db, 'mail', 'kept'))
  await database.db
    .transaction(async (db) => {
      await jobs.send(db, 'mail', 'undone')
      throw new Error('no')
    })
    .catch(() => undefined)
  const done = Promise.withResolvers<void>()
  const tried: string[] = []
  await jobs.work('mail', async (id) => {
    tried.push(id)
    if (tried.length === 1) throw new Error('the mail server is away')
    done.resolve()
  })
  await done.promise
  expect(tried).toEqual(['kept', 'kept'])
})

async function counted(): Promise<unknown> {
  const { rows } = await database.pool.query(`select count(*)::int as jobs from jobs.job where data->>'id' = 'owed'`)
  return rows[0]
}

test('one job per id is queued or active; after it there may be another', async () => {
  for (let times = 0; times < 3; times += 1) await jobs.send(database.db, 'refund', 'owed')
  expect(await counted()).toEqual({ jobs: 1 })
  const done = Promise.withResolvers<void>()
  await jobs.work('refund', async () => done.resolve())
  await done.promise
  await vi.waitFor(async () => {
    await jobs.send(database.db, 'refund', 'owed')
    expect(await counted()).toEqual({ jobs: 2 })
  })
})

test('opening the jobs of a database again changes nothing', async () => {
  const again = await openJobs(database.url, createLog('test', 'silent'))
  await again.close()
  const { rows } = await database.pool.query(`select name from jobs.queue where name not like '\\_\\_%' order by name`)
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['forget', 'mail', 'refund', 'sweep'])
})
