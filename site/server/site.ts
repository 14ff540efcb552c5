import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createClientReader } from 'base/http/client'
import type { Clock } from 'base/clock'
import type { Limits } from 'base/config'
import { isDatabaseUnavailable } from 'base/database/unavailable'
import type { Log } from 'base/log'
import { createMetrics } from 'base/metrics'
import type { Metrics } from 'base/metrics'
import type { Content } from 'content/api/reader'
import type { App } from '../app/visit.ts'
import type { FindPrepared } from './fast-path/fast-path.ts'
import type { HttpRequest } from './fast-path/parse-request.ts'
import { createPages } from './pages/pages.ts'
import { createProbes } from './probes.ts'
import { isSafeMethod, sendMethodNotAllowed } from './response/error-responses.ts'
import { selectResponse } from './response/select-response.ts'
import type { CacheEntry, PreparedResponse } from './response/cache-entry.ts'
import { sendPrepared } from './response/send-response.ts'
import { eventPath } from '../app/analytics/event.ts'
import { createEventProxy } from './analytics/event-proxy.ts'
import { readFeatures } from './analytics/features.ts'
import type { Origins } from './security/headers.ts'
import { readAssets } from './static/assets.ts'
import { readResortFiles, sendFile } from './static/resort-files.ts'
import { sendUnavailablePage } from './response/unavailable-page.ts'

export type SiteOptions = {
  content: Content
  app: App
  clock: Clock
  log: Log
  /** Origin of the site's first language, for requests whose host is none of the languages'. */
  siteOrigin: string
  origins: Origins
  /** Where the built scripts lie; a development server brings its own. */
  assetsFolder?: string
  resortFolder: string
  /** Addresses and networks of the proxies that are believed about where visitors come from. */
  trustedProxies?: readonly string[]
  /** What all cached pages together may weigh, in bytes. */
  cacheLimit?: number
  /** How much each client may do; without it there is no limit. */
  limits?: Pick<Limits, 'pages'>
  /** Where the figures of this process are counted. */
  metrics?: Metrics
}

/** The public site as a listener of `node:http`, and what of it is `ready` for the front that stands before. */
export type Site = {
  ready: FindPrepared
  listener: (request: IncomingMessage, response: ServerResponse) => void
  close: () => void
}

/** Brings files, content's calls, and pages together. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { content, log, assetsFolder, resortFolder, trustedProxies = [], metrics = createMetrics() } = options
  const clientOf = createClientReader(trustedProxies)
  const assets = assetsFolder ? await readAssets(assetsFolder) : new Map<string, CacheEntry>()
  const files = await readResortFiles(resortFolder)
  const [countPage, countAsset] = [metrics.readyAnswers('page'), metrics.readyAnswers('asset')]
  const probes = createProbes(metrics, content.ready)
  const pages = await createPages(
    { ...options, metrics },
    (request) => clientOf(request).scheme,
    (request) => clientOf(request).address,
  )
  const calls = getRequestListener((request, { incoming }) => content.api(request, clientOf(incoming)))
  const takeEvent = createEventProxy(async () => (await readFeatures(content.reader)).analytics)
  const events = getRequestListener((request, { incoming }) => takeEvent(request, clientOf(incoming).address))

  /** What is ready in memory and the same for everyone: what is asked for most, by the shortest way. */
  function ready(request: HttpRequest): PreparedResponse | undefined {
    const page = pages.cached(request)
    const entry = page ?? (isSafeMethod(request) ? assets.get(pathOf(request)) : undefined)
    if (!entry) return undefined
    const written = selectResponse(entry, request)
    const count = page ? countPage : countAsset
    count(written.status)
    return written
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const written = ready(request)
    if (written) {
      sendPrepared(written, request, response)
      return
    }
    const began = performance.now()
    const done = (route: string, status: number): void =>
      metrics.answered(route, status, (performance.now() - began) / 1000)
    answer(request, response, done).catch((error: unknown) => giveUp(error, request, response))
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    done: (route: string, status: number) => void,
  ): Promise<void> {
    const path = pathOf(request)
    if (await probes(path, response)) return
    if (path === eventPath) {
      await events(request, response)
      return done('event', response.statusCode)
    }
    if (/^\/(api|static\/cms)\//.test(path)) {
      await calls(request, response)
      return done('call', response.statusCode)
    }
    if (!isSafeMethod(request)) return done('refused', sendMethodNotAllowed(response))
    const file = files.get(path)
    if (file) return done('file', await sendFile(file, request, response))
    done('page', await pages.answer(request, response))
  }

  function giveUp(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    log.error({ err: error, path: request.url, address: clientOf(request).address }, 'a request could not be answered')
    if (response.headersSent) response.destroy()
    else if (isDatabaseUnavailable(error)) sendUnavailablePage(request, response)
    else
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Something went wrong: try again.')
  }

  return { ready, listener, close: pages.close }
}

function pathOf({ url = '/' }: HttpRequest): string {
  const cut = url.indexOf('?')
  return cut < 0 ? url : url.slice(0, cut)
}
