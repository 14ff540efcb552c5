import { createServer } from 'node:http'
import path from 'node:path'
import { clockFrom } from 'base/clock'
import { readConfig } from 'base/config'
import { createLog } from 'base/log'
import { onShutdown } from 'base/main/shutdown'
import { createServer as createVite } from 'vite'
import type { App } from '../app/render-context.ts'
import { prepareContent } from './prepare-content.ts'
import { originsOf } from './settings.ts'
import { createSite } from './site.ts'

// The development server: the application is reloaded from its sources for every request, without a page cache.
const config = readConfig()
const log = createLog('site', config.logLevel)
const clock = clockFrom(config.clockStart)
const server = createServer({ keepAliveTimeout: 75_000 })
const root = path.resolve(import.meta.dirname, '..')
const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
const fresh = async (): Promise<App> => (await vite.ssrLoadModule('./app/app.server.ts')) as App
const { renderZone } = await fresh()
const content = await prepareContent({ config, clock, log, renderZone })
const app: App = {
  renderZone,
  handle: async (request, renderContext) => (await fresh()).handle(request, renderContext),
}
const site = await createSite({
  content,
  app,
  clock,
  log,
  siteOrigin: config.siteOrigin,
  origins: { ...originsOf(config), development: true },
  resortFolder: config.resortFolder,
  trustedProxies: config.trustedProxies,
  cacheLimit: 0,
})
server.on('request', (request, response) => vite.middlewares(request, response, () => site.listener(request, response)))
server.listen(config.sitePort, () => log.info({ port: config.sitePort }, 'the site is up, and reloads while you edit'))
onShutdown(async () => {
  server.close()
  server.closeAllConnections()
  site.close()
  await vite.close()
  await content.close()
})
