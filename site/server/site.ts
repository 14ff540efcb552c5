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
import { eventPath } from '../app/analytics/event.ts'
import type { App } from '../app/render-context.ts'
import { createAccessLog } from './access-log.ts'
import { createEventProxy } from './analytics/event-proxy.ts'
import { readFeatures } from './analytics/features.ts'
import type { EdgeSettings } from './edge/edge-headers.ts'
import type { FindPrepared } from './fast-path/fast-path.ts'
import type { HttpRequest } from './fast-path/http-request.ts'
import { createPages } from './pages/pages.ts'
import { createSiteLanguages } from './pages/site-languages.ts'
import { createProbes } from './probes.ts'
import type { CacheEntry, PreparedResponse } from './response/cache-entry.ts'
import { isSafeMethod, sendError, sendMethodNotAllowed } from './response/error-responses.ts'
import { selectResponse } from './response/select-response.ts'
import { sendPrepared } from './response/send-response.ts'
import { sendUnavailablePage } from './response/unavailable-page.ts'
import type { Origins } from './security/headers.ts'
import { readAssets } from './static/assets.ts'
import { readResortFiles, sendFile } from './static/resort-files.ts'
import { splitUrl } from './url/parse-url.ts'

export type SiteOptions = {
  content: Content
  app: App
  clock: Clock
  log: Log
  /** Origin of the site's first language, for requests whose host is none of the languages'. */
  siteOrigin: string
  origins: Origins
  /** Folder of the built scripts; the development server brings its own. */
  assetsFolder?: string
  resortFolder: string
  /** Addresses and networks of the proxies whose forwarding headers are believed. */
  trustedProxies?: readonly string[]
  /** What a cache in front of the site may store; undefined without one. */
  edge?: EdgeSettings | undefined
  /** Who may read `/metrics`; without a token, private networks. */
  metricsToken?: string | undefined
  /** Bytes that all cached pages together may take. */
  cacheLimit?: number
  /** How much each client may do; without it there is no limit. */
  limits?: Pick<Limits, 'pages'>
  /** Where the figures of this process are counted. */
  metrics?: Metrics
}

/** The public site: a request listener of `node:http`, and the responses that the fast path may send without it. */
export type Site = {
  findPrepared: FindPrepared
  listener: (request: IncomingMessage, response: ServerResponse) => void
  close: () => void
}

type Prepared = { response: PreparedResponse; route: string }

/** Puts files, content's API and pages together. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const {
    content,
    log,
    assetsFolder,
    resortFolder,
    siteOrigin,
    trustedProxies = [],
    metricsToken,
    metrics = createMetrics(),
  } = options
  const clientOf = createClientReader(trustedProxies)
  const assets = assetsFolder ? await readAssets(assetsFolder) : new Map<string, CacheEntry>()
  const files = await readResortFiles(resortFolder)
  const accessLog = createAccessLog({ log, metrics, addressOf: (request) => clientOf(request).address })
  const respondToProbe = createProbes({ metrics, isReady: content.ready, metricsToken })
  const languages = await createSiteLanguages(content.reader, siteOrigin)
  const pages = createPages({ ...options, metrics }, languages, clientOf)
  // Cookies follow the scheme of the site's own origin, whatever a proxy says or leaves out.
  const respondToCall = getRequestListener((request, { incoming }) =>
    content.api(request, { address: clientOf(incoming).address, scheme: schemeOf(incoming) }),
  )
  const forwardEvent = createEventProxy(async () => (await readFeatures(content.reader)).analytics)
  const respondToEvent = getRequestListener((request, { incoming }) =>
    forwardEvent(request, clientOf(incoming).address),
  )

  function schemeOf({ headers }: Pick<HttpRequest, 'headers'>): 'http' | 'https' {
    return languages.originOf(headers.host).startsWith('https:') ? 'https' : 'http'
  }

  /** A response that is ready in memory and the same for everyone. */
  function prepared(request: HttpRequest): Prepared | undefined {
    const page = pages.cached(request)
    if (page) return { response: selectResponse(page, request), route: 'cached-page' }
    const asset = isSafeMethod(request) ? assets.get(splitUrl(request.url ?? '/').path) : undefined
    return asset && { response: selectResponse(asset, request), route: 'asset' }
  }

  const findPrepared: FindPrepared = (request) => {
    const began = performance.now()
    const found = prepared(request)
    if (found) accessLog.record(request, { route: found.route, status: found.response.status, began })
    return found?.response
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const found = findPrepared(request)
    if (found) return sendPrepared(found, request, response)
    const setRoute = accessLog.follow(request, response)
    respond(request, response, setRoute).catch((error: unknown) => sendFailure(error, request, response))
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    setRoute: (route: string) => void,
  ): Promise<void> {
    const { path } = splitUrl(request.url ?? '/')
    if (await respondToProbe(path, request, response)) return setRoute('probe')
    if (path === eventPath) {
      setRoute('event')
      return respondToEvent(request, response)
    }
    if (/^\/(api|static\/cms)\//.test(path)) {
      setRoute('call')
      return respondToCall(request, response)
    }
    if (!isSafeMethod(request)) {
      setRoute('refused')
      return sendMethodNotAllowed(response)
    }
    const file = files.get(path)
    if (file) {
      setRoute('file')
      return sendFile(file, request, response)
    }
    return respondUncached(request, response)
  }

  /** Pages that are not in the cache, or are rendered for one client: all that costs a rendering or a query. */
  function respondUncached(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return pages.respond(request, response)
  }

  function sendFailure(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    const { address } = clientOf(request)
    const { path } = splitUrl(request.url ?? '/')
    log.error({ err: error, id: response.getHeader('x-request-id'), path, address }, 'a request failed')
    if (response.headersSent) response.destroy()
    else if (isDatabaseUnavailable(error))
      sendUnavailablePage(languages.langOf(languages.originOf(request.headers.host), path), request, response)
    else sendError(response, 500, { code: 'unexpected', message: 'Something went wrong on our side: try again.' })
  }

  return { findPrepared, listener, close: pages.close }
}
