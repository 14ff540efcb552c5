import { setTimeout as pause } from 'node:timers/promises'
import { StartFailure } from '../errors/errors.ts'
import type { Log } from '../log/log.ts'
import { isDatabaseUnavailable } from './unavailable.ts'
import { openDatabase, sqlStateOf } from './database.ts'
import type { Database } from './database.ts'

/** How long to wait for a database that is still starting, in milliseconds. */
const startTimeoutMs = 15_000

type Options = { /** The setting that names the database. */ setting: string; log: Log; waitMs?: number }

/**
 * Does work that must be done before a process can serve, on connections of its own that wait as long as it takes.
 * A database that is still starting is waited for.
 * @throws StartFailure in one sentence when the database cannot be used.
 */
export async function prepareDatabase<Value>(
  url: string,
  work: (database: Database) => Promise<Value>,
  { setting, log, waitMs = startTimeoutMs }: Options,
): Promise<Value> {
  const database = openDatabase(url, { log, withoutTimeout: true })
  try {
    await untilReached(url, log, performance.now() + waitMs)
    return await work(database)
  } catch (error) {
    throw failureOf(error, setting) ?? error
  } finally {
    await database.close()
  }
}

async function untilReached(url: string, log: Log, end: number): Promise<void> {
  const probe = openDatabase(url, { log, max: 1 })
  try {
    for (let attempt = 1; !(await answers(probe, end)); attempt += 1) {
      if (attempt === 1) log.warn('the database does not answer yet: it is waited for')
      await pause(500)
    }
  } finally {
    await probe.close()
  }
}

async function answers({ pool }: Database, end: number): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch (error) {
    if (!isDatabaseUnavailable(error) || performance.now() > end) throw error
    return false
  }
}

function failureOf(error: unknown, setting: string): StartFailure | undefined {
  const words = wordsOf(error)
  if (isDatabaseUnavailable(error))
    return new StartFailure(`PostgreSQL cannot be reached (${words}): start it, or correct ${setting}.`)
  const state = sqlStateOf(error) ?? ''
  if (/^(28|3D)/.test(state)) return new StartFailure(`PostgreSQL lets nobody in (${words}): correct ${setting}.`)
  if (state === '42501')
    return new StartFailure(`PostgreSQL forbids it (${words}): give the user of ${setting} all rights on its database.`)
  if (state.startsWith('53')) return new StartFailure(`PostgreSQL has no room left (${words}): give it more.`)
  return undefined
}

/** What the database or the network said. A host of several addresses has said something for each. */
function wordsOf(error: unknown): string {
  const said = error instanceof Error && error.cause ? error.cause : error
  const first = said instanceof AggregateError ? said.errors[0] : said
  return first instanceof Error ? first.message : String(first)
}
