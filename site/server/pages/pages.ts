import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseUnavailable } from 'base/database/unavailable'
import type { Lang } from 'content/api/page'
import type { Resolution } from 'content/api/reader'
import { parseUrl } from '../url/parse-url.ts'
import type { ParsedUrl } from '../url/parse-url.ts'
import { canonicalPath } from '../url/canonical-path.ts'
import type { RenderedResponse, CacheEntry } from '../response/cache-entry.ts'
import { createSingleUseEntry } from '../response/cache-entry.ts'
import { sendEntry } from '../response/send-response.ts'
import type { HttpRequest } from '../fast-path/parse-request.ts'
import { findCrawlerFile } from '../crawlers/crawler-files.ts'
import { sitemapTag } from '../crawlers/sitemap.ts'
import { createRateLimit } from 'base/rate-limit'
import { createProviderOffers } from '../offers/provider-offers.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { sendTooManyRequests } from '../response/too-many-requests.ts'
import { sendRedirect, sendError } from '../response/error-responses.ts'
import { renderPage } from '../render/render-page.ts'
import type { SiteOptions } from '../site.ts'
import { retryAfterSeconds } from '../response/unavailable-page.ts'
import { createOriginLookup } from './origin-lookup.ts'
import { targetOf } from './target.ts'

const defaultLimit = 256 * 1024 * 1024

/** How a visitor reached the site, as far as a trusted proxy has said. */
type SchemeOf = (request: HttpRequest) => 'http' | 'https' | undefined
type Editor = { draft: boolean } | null
type PageRequest = { origin: string; asked: ParsedUrl; editor: Editor; accepted?: string; clientAddress?: string }

/** The client has exceeded its limit of pages that are not in the cache. */
type Refused = { retryAfterSeconds: number }

/** Pages, their data, and what is said of them to search engines: from the cache where it can be. */
export async function createPages(
  options: SiteOptions,
  schemeOf: SchemeOf,
  addressOf: (request: HttpRequest) => string,
) {
  const { content, clock, log, origins, siteOrigin, cacheLimit = defaultLimit, limits, metrics } = options
  const limitPages = createRateLimit('pages', limits?.pages ?? 0, metrics)
  const { reader } = content
  const cache = createPageCache({ clock, limit: cacheLimit })
  const resort = async (lang: Lang): Promise<string> => (await reader.shell(lang)).site
  const offersIn = createProviderOffers({ provider: origins.sales, resort, clock, log })
  let languages = await reader.languages()
  let hostOf = createOriginLookup(languages, siteOrigin)

  const stopListening = content.onChange((tags) => {
    const wanted = cache.purge([...tags, sitemapTag])
    void refresh(wanted).catch((error: unknown) =>
      log.error({ err: error }, 'pages could not be made again after a change'),
    )
  })

  /** Makes again what was asked for most, before somebody waits for it. */
  async function refresh(keys: readonly string[]): Promise<void> {
    languages = await reader.languages()
    hostOf = createOriginLookup(languages, siteOrigin)
    for (const key of keys.filter(isPageKey)) {
      const { origin, pathname, search } = new URL(key)
      const asked = parseUrl(pathname + search)
      if (asked.ok) await entryFor({ origin, asked: asked.value, editor: null })
    }
  }

  /** A kept answer to the plainest question: a page, by a visitor, without a query. */
  function cached(request: HttpRequest): CacheEntry | undefined {
    const { method, headers, url = '/' } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.cookie !== undefined) return undefined
    const origin = hostOf(headers.host)
    return mustBeSecure(origin, request) ? undefined : cache.get(origin + url)
  }

  /** Whether a language is served by https, and the visitor came without. */
  function mustBeSecure(origin: string, request: HttpRequest): boolean {
    return origin.startsWith('https:') && schemeOf(request) === 'http'
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<number> {
    const asked = parseUrl(request.url ?? '/')
    if (!asked.ok) return sendError(response, 400, asked.failure)
    const origin = hostOf(request.headers.host)
    if (mustBeSecure(origin, request)) return sendRedirect(response, 301, origin + (request.url ?? '/'))
    const feed = feedFor(origin, asked.value.path)
    if (feed) return sendEntry(await feed, request, response)
    const canonical = canonicalPath(asked.value.path)
    if (canonical && !asked.value.data) return sendRedirect(response, 301, canonical + asked.value.search)
    const editor = request.headers.cookie ? await content.editorOf(webRequest(origin, request)) : null
    const clientAddress = addressOf(request)
    const found = await entryFor({ origin, asked: asked.value, editor, accepted: acceptedBy(request), clientAddress })
    if ('retryAfterSeconds' in found) return sendTooManyRequests(request, response, found.retryAfterSeconds)
    return 'to' in found
      ? sendRedirect(response, found.status, found.to + asked.value.search)
      : sendEntry(found, request, response)
  }

  function feedFor(origin: string, path: string): Promise<CacheEntry> | undefined {
    const make = findCrawlerFile(origin, path, languages)
    if (!make) return undefined
    const key = `feed ${origin}${path}`
    const kept = cache.get(key)
    return kept ? Promise.resolve(kept) : cache.make(key, () => make(reader))
  }

  async function entryFor(
    wish: PageRequest,
  ): Promise<CacheEntry | Refused | Extract<Resolution, { what: 'redirect' }>> {
    const { origin, asked, editor, accepted, clientAddress } = wish
    const { address, withQuery: asking } = targetOf(asked)
    const kept = editor ? undefined : cache.get(origin + address)
    if (kept && !(asking && kept.byQuery)) return kept
    const retryAfterSeconds = editor ? undefined : await limitPages(clientAddress)
    if (retryAfterSeconds) return { retryAfterSeconds }
    const canonical = canonicalPath(asked.path)
    const destination: Resolution = canonical
      ? { what: 'redirect', to: canonical, status: 301 }
      : await reader.resolve(origin, asked.path)
    if (destination.what === 'redirect' && !asked.data) return destination
    if (editor) return createSingleUseEntry(await render(origin, asking ?? address, destination, editor), accepted)
    // What the router is told of a move is not kept: it holds no tag that a later move would purge.
    if (destination.what === 'redirect')
      return createSingleUseEntry(await render(origin, address, destination, null), accepted)
    const key = keyFor(origin, address, destination)
    const entry = kept ?? cache.get(key) ?? (await cache.make(key, () => render(origin, address, destination, null)))
    if (!asking || !entry.byQuery) return entry
    return createSingleUseEntry(await render(origin, asking, destination, null), accepted)
  }

  async function render(
    origin: string,
    address: string,
    destination: Resolution,
    editor: Editor,
  ): Promise<RenderedResponse> {
    let away = false
    const answer = await renderPage(options, origin + address, {
      reader,
      resolution: destination,
      languages,
      editor: editor !== null,
      draft: editor?.draft ?? false,
      salesOrigin: origins.sales,
      now: clock(),
      offersIn: isData(address) ? undefined : offersIn,
      shown: { tags: new Set(), byQuery: false },
      failed: (error) => {
        away ||= isDatabaseUnavailable(error)
        log.error({ err: error, address }, 'a page could not be rendered')
      },
    })
    return away ? { ...answer, status: 503, headers: [...answer.headers, ['retry-after', retryAfterSeconds]] } : answer
  }

  return { cached, answer, close: stopListening }
}

/** What is not there looks the same at every path of a language, and is kept once: else anybody could fill the cache. */
function keyFor(origin: string, address: string, destination: Resolution): string {
  if (destination.what !== 'not-found') return origin + address
  const data = isData(address) ? address.slice(address.indexOf('.data')) : ''
  return `nothing ${origin} ${destination.lang}${data}`
}

function isData(address: string): boolean {
  return address.includes('.data')
}

function isPageKey(key: string): boolean {
  return key.startsWith('http')
}

function acceptedBy({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding']
  return Array.isArray(accepted) ? accepted.join() : accepted
}

function webRequest(origin: string, { url = '/', headers }: IncomingMessage): Request {
  return new Request(origin + url, { headers: { cookie: headers.cookie ?? '' } })
}
