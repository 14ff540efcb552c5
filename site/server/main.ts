import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { clockFrom } from 'base/clock'
import { readConfig } from 'base/config'
import type { Config } from 'base/config'
import { StartFailure } from 'base/errors'
import { createLog } from 'base/log'
import type { Log } from 'base/log'
import { main } from 'base/main'
import { createMetrics } from 'base/metrics'
import { drainTimeout, onShutdown } from 'base/main/shutdown'
import type { Content } from 'content/api/reader'
import type { App } from '../app/render-context.ts'
import { prepareContent } from './prepare-content.ts'
import { edgeOf, originsOf } from './settings.ts'
import { purgeEdge } from './edge/purge-edge.ts'
import { createPurgeTags } from './edge/purge-tags.ts'
import { listen } from './create-server.ts'
import { createSite } from './site.ts'

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
    edge: edgeOf(config),
    metricsToken: config.metricsToken,
  })
  const stopPurging = startPurging(config, content, log)
  const server = await listen(site, config.sitePort)
  log.info({ port: server.port }, 'the site is up')
  onShutdown(async () => {
    await server.close(drainTimeout)
    site.close()
    await stopPurging()
    await content.close()
    log.info('the site has stopped')
  })
}

/** Purges a cache in front of the site of what changes, where one is configured. */
function startPurging({ edgePurgeUrl, edgePurgeToken }: Config, content: Content, log: Log): () => Promise<void> {
  if (edgePurgeUrl === undefined) return () => Promise.resolve()
  return purgeEdge(content, createPurgeTags({ url: edgePurgeUrl, token: edgePurgeToken, log }))
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
