import { serve } from '@hono/node-server'
import { clockFrom } from 'base/clock'
import { readConfig } from 'base/config'
import { StartFailure } from 'base/errors'
import { closeHttp } from 'base/http/close'
import { rejectUnreadable } from 'base/http/unreadable'
import { createLog } from 'base/log'
import { main } from 'base/main'
import { drainTimeout, onShutdown } from 'base/main/shutdown'
import { refuseDemoBankInPublic } from './demo-bank.ts'
import { createSales } from './server.ts'

/** How often it is looked whether the calendar has a new season to open. */
const calendarMs = 6 * 3_600_000

await main(run)

async function run(): Promise<void> {
  const config = readConfig()
  refuseDemoBankInPublic(config)
  const log = createLog('sales', config.logLevel)
  if (!config.salesDatabaseUrl)
    throw new StartFailure('SALES_DATABASE_URL is missing: start with `npm start`, which brings a database along.')
  const clock = clockFrom(config.clockStart)
  const sales = await createSales({ databaseUrl: config.salesDatabaseUrl, config, clock, log })
  const server = serve({ fetch: sales.fetch, port: config.salesPort }, ({ port }) => log.info({ port }, 'sales is up'))
  server.on('clientError', rejectUnreadable)
  const calendar = setInterval(() => void sales.followCalendar(), calendarMs)
  onShutdown(async () => {
    clearInterval(calendar)
    // Requests under way are answered first; only then the database is closed.
    await closeHttp(server, drainTimeout)
    await sales.close()
    log.info('sales has stopped')
  })
}
