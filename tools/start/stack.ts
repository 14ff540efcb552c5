import type { Config } from 'base/config'
import { startEmbeddedPostgres } from 'base/database/embedded'
import type { EmbeddedPostgres } from 'base/database/embedded'
import { environment } from 'base/environment'
import { step } from '../steps/step.ts'
import { lockData } from './data.ts'
import { startServer } from './server.ts'
import type { Server } from './server.ts'

/** All that runs: `ended` resolves when it has been stopped, by Ctrl-C or because a part of it died. */
export type Stack = { stop: () => Promise<void>; ended: Promise<void>; servers: { site: Server; sales: Server } }

/**
 * Starts the database (unless both addresses of others are given), sales and site, and stops all of them together.
 * @throws StartFailure in one sentence when something is in the way.
 */
export async function startStack(
  config: Config,
  options: { quiet?: boolean; durable?: boolean; env?: Record<string, string> } = {},
): Promise<Stack> {
  const unlock = lockData(config.dataFolder)
  const began: { stop: () => Promise<void> }[] = [{ stop: async () => unlock() }]
  const stop = (): Promise<void> => stopAll(began)
  try {
    // On a terminal the block at the end should be the last thing; who wants the log of requests asks for it.
    const env = {
      SCHUSS_LOG_LEVEL: environment.SCHUSS_LOG_LEVEL ?? 'warn',
      ...options.env,
      ...(await databases(config, began, options.durable)),
    }
    const quiet = options.quiet ?? false
    const sales = await step('Starting sales', () =>
      startServer({
        name: 'Sales',
        entry: 'sales/server/main.ts',
        readyAt: `http://localhost:${config.salesPort}/readyz`,
        env,
        quiet,
      }),
    )
    began.push(sales)
    const site = await step('Starting the site', () =>
      startServer({
        name: 'The site',
        entry: 'site/server/main.ts',
        readyAt: `http://localhost:${config.sitePort}/readyz`,
        env,
        quiet,
      }),
    )
    began.push(site)
    return { stop, ended: untilEnded([sales, site], stop), servers: { site, sales } }
  } catch (error) {
    await stop()
    throw error
  }
}

async function databases(
  config: Config,
  began: { stop: () => Promise<void> }[],
  durable = true,
): Promise<Record<string, string>> {
  const given = { CONTENT_DATABASE_URL: config.contentDatabaseUrl, SALES_DATABASE_URL: config.salesDatabaseUrl }
  if (given.CONTENT_DATABASE_URL && given.SALES_DATABASE_URL) return {}
  const postgres = await step('Starting PostgreSQL', () =>
    startEmbeddedPostgres(`${config.dataFolder}/postgres`, { durable }),
  )
  began.push(postgres)
  return {
    CONTENT_DATABASE_URL: given.CONTENT_DATABASE_URL ?? (await ownDatabase(postgres, 'content')),
    SALES_DATABASE_URL: given.SALES_DATABASE_URL ?? (await ownDatabase(postgres, 'sales')),
  }
}

async function ownDatabase(postgres: EmbeddedPostgres, name: string): Promise<string> {
  await postgres.ensureDatabase(name)
  return postgres.url(name)
}

/** Last begun, first stopped: the servers drain while the database is still there. */
async function stopAll(began: { stop: () => Promise<void> }[]): Promise<void> {
  for (const part of began.splice(0).toReversed()) await part.stop()
}

/** Stops everything on a signal, and when a server ends that nobody had asked to. */
function untilEnded(servers: Server[], stop: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void stop().then(resolve, reject))
    for (const { process: child, asked } of servers) {
      child.once('exit', (code, signal) => {
        if (asked()) return
        const how = signal ?? `exit code ${code}`
        void stop().then(
          () => reject(new Error(`A server ended by itself (${how}); its last lines are above.`)),
          reject,
        )
      })
    }
  })
}
