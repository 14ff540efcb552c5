import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { clockFrom } from 'base/clock'
import { readConfig } from 'base/config'
import { StartFailure } from 'base/errors'
import { createLog } from 'base/log'
import { main } from 'base/main'
import { createMetrics } from 'base/metrics'
import type { App } from '../app/visit.ts'
import { prepareContent } from './prepare-content.ts'
import { originsOf } from './settings.ts'
import { createSiteServer } from './create-server.ts'
import { createSite } from './site.ts'
import { stopOnSignal } from './graceful-shutdown.ts'

const built = path.resolve(import.meta.dirname, '../build')

await main(run)

async function run(): Promise<void> {
  const config = readConfig()
  const log = createLog('site', config.logLevel)
  const app = await builtApp()
  const clock = clockFrom(config.clockStart)
  const metrics = createMetrics()
  const content = await prepareContent({ config, clock, log, renderZone: app.renderZone, metrics })
  const site = await createSite({
    content,
    app,
    clock,
    log,
    siteOrigin: config.siteOrigin,
    origins: originsOf(config),
    assetsFolder: path.join(built, 'client/assets'),
    resortFolder: config.resortFolder,
    trustedProxies: config.trustedProxies,
    limits: config.limits,
    metrics,
  })
  const server = createSiteServer(site)
  server.listen(config.sitePort, () => log.info({ port: config.sitePort }, 'the site is up'))
  stopOnSignal(server, async () => {
    site.close()
    await content.close()
    log.info('the site has stopped')
  })
}

async function builtApp(): Promise<App> {
  const file = path.join(built, 'server/index.js')
  try {
    return (await import(pathToFileURL(file).href)) as App
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartFailure('The site is not built yet: run `npm start`, or `npm run build`.')
  }
}
