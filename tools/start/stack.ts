import type { Config } from 'base/config'
import type { EmbeddedPostgres } from 'base/database/embedded'
import { environment } from 'base/environment'
import { StartFailure } from 'base/errors'
import { step } from '../steps/step.ts'
import { databasesOf, ownPostgres } from './databases.ts'
import { lockData } from './data.ts'
import { launchServer } from './server.ts'
import type { Server } from './server.ts'
import { listenForSignals } from './signals.ts'

/** The running processes: `ended` resolves when a signal has stopped them, and rejects when one exits by itself. */
export type Stack = { stop: () => Promise<void>; ended: Promise<void> }

type Part = { stop: () => Promise<void> }
type Options = {
  quiet?: boolean
  durable?: boolean
  env?: Record<string, string>
  /** What is done before the servers start: the build. The database comes first, as it is quick to say what is in its way. */
  prepare?: () => Promise<void>
}

/**
 * Starts the database (unless both addresses of others are given), sales and site, and stops all of them together.
 * A signal stops what has begun, also while the rest is still starting.
 * @throws StartFailure in one sentence when something is in the way.
 */
export async function startStack(config: Config, options: Options = {}): Promise<Stack> {
  const { began, stop, isStopping } = createParts()
  const ended = Promise.withResolvers<void>()
  const signals = listenForSignals(() => void stop().then(ended.resolve, ended.reject))
  began.push(signals)
  try {
    const unlock = lockData(config.dataFolder)
    began.push({ stop: async () => unlock() })
    const postgres = await ownPostgres(config, options)
    if (postgres) began.push(postgres)
    signals.throwIfHeard()
    await options.prepare?.()
    signals.throwIfHeard()
    const servers = beginServers(config, options, await databasesOf(config, postgres))
    began.push(...servers)
    await step('Starting sales and the site', () => Promise.all(servers.map(({ ready }) => ready)))
    void firstEnd(servers, postgres).then((sentence) => {
      if (!isStopping()) void stop().then(() => ended.reject(new StartFailure(sentence)))
    })
    return { stop, ended: ended.promise }
  } catch (error) {
    await stop()
    signals.throwIfHeard()
    throw error
  }
}

/** Both at once, which is quicker than one after the other: neither waits for the other. */
function beginServers(config: Config, options: Options, databases: Record<string, string>): Server[] {
  // On a terminal the block at the end should be the last thing; who wants the log of requests asks for it.
  const env = { SCHUSS_LOG_LEVEL: environment.SCHUSS_LOG_LEVEL ?? 'warn', ...options.env, ...databases }
  const common = { env, quiet: options.quiet ?? false }
  return [
    launchServer({ name: 'Sales', entry: 'sales/server/main.ts', readyAt: readyAt(config.salesPort), ...common }),
    launchServer({ name: 'The site', entry: 'site/server/main.ts', readyAt: readyAt(config.sitePort), ...common }),
  ]
}

function readyAt(port: number): string {
  return `http://localhost:${port}/readyz`
}

/** What has begun. Last begun, first stopped: the servers drain while the database is still there. */
function createParts() {
  const began: Part[] = []
  let stopping: Promise<void> | undefined
  async function stopAll(): Promise<void> {
    for (const part of began.splice(0).toReversed()) await part.stop()
  }
  return {
    began,
    /** Stops also what has begun since it was called before. */
    stop: (): Promise<void> => (stopping = stopping ? stopping.then(stopAll) : stopAll()),
    isStopping: (): boolean => stopping !== undefined,
  }
}

/** The first part that ends, in a sentence. */
function firstEnd(servers: readonly Server[], postgres: EmbeddedPostgres | undefined): Promise<string> {
  const ends = servers.map(async ({ name, ended }) => `${name} ended by itself (${await ended})`)
  const ofPostgres = postgres?.ended.then(() => 'PostgreSQL ended by itself')
  return Promise.race(ofPostgres ? [...ends, ofPostgres] : ends).then(
    (what) => `${what}, so everything was stopped: start again, what was written is kept.`,
  )
}
