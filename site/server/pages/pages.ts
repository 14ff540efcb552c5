import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client } from 'base/http/client'
import { createRateLimit } from 'base/rate-limit'
import type { HttpRequest } from '../fast-path/http-request.ts'
import { createCrawlerFiles } from '../crawlers/crawler-files.ts'
import { sitemapTag } from '../crawlers/sitemap.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import type { CacheEntry } from '../response/cache-entry.ts'
import { isSafeMethod, sendError, sendRedirect } from '../response/error-responses.ts'
import { sendTooManyRequests } from '../response/too-many-requests.ts'
import { sendEntry } from '../response/send-response.ts'
import type { SiteOptions } from '../site.ts'
import { canonicalPath } from '../url/canonical-path.ts'
import { parseUrl, splitUrl } from '../url/parse-url.ts'
import { createPageEntries, urlOfKey } from './page-entries.ts'
import { createPageRenderer } from './page-renderer.ts'
import type { Editor } from './page-renderer.ts'
import type { SiteLanguages } from './site-languages.ts'

/** Handles requests for pages */
export function createPages(
  options: SiteOptions,
  languages: SiteLanguages,
  clientOf: (request: HttpRequest) => Client,
) {
  const { content, clock, log, cacheLimit, limits, metrics } = options
  const { reader } = content
  const cache = createPageCache({ clock, maxBytes: cacheLimit })
  const limitPages = createRateLimit('pages', limits?.pages ?? 0, metrics)
  const entryFor = createPageEntries({ reader, cache, limitPages, render: createPageRenderer(options, languages) })
  const crawlerFile = createCrawlerFiles({ reader, cache, languages })

  const stopListening = content.onChange((tags) => {
    const mostRequested = cache.purge([...tags, sitemapTag])
    void renderAgain(mostRequested).catch((error: unknown) =>
      log.error({ err: error }, 'pages could not be rendered again after a change'),
    )
  })

  /** Renders the pages that were requested most, before a visitor waits for them. */
  async function renderAgain(keys: readonly string[]): Promise<void> {
    await languages.refresh()
    for (const { origin, pathname, search } of keys.flatMap((key) => urlOfKey(key) ?? [])) {
      const url = parseUrl(pathname + search)
      if (url.ok) await entryFor({ origin, url: url.value, editor: null })
    }
  }

  /** The cached page for a request that any visitor could send: without cookies, by the scheme of its language. */
  function cached(request: HttpRequest): CacheEntry | undefined {
    if (!isSafeMethod(request) || request.headers.cookie !== undefined) return undefined
    const origin = languages.originOf(request.headers.host)
    return isInsecure(origin, request) ? undefined : cache.get(origin + (request.url ?? '/'))
  }

  /** Whether a language is served by https, and the visitor came without. */
  function isInsecure(origin: string, request: HttpRequest): boolean {
    return origin.startsWith('https:') && clientOf(request).scheme === 'http'
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: address = '/', headers } = request
    const parsed = parseUrl(address)
    if (!parsed.ok) return sendError(response, 400, parsed.failure)
    const { path, isData, search } = parsed.value
    const origin = languages.originOf(headers.host)
    if (isInsecure(origin, request))
      return sendRedirect(response, 301, { path: origin + splitUrl(address).path, search })
    const crawled = await crawlerFile(origin, path)
    if (crawled) return sendEntry(crawled, request, response)
    const canonical = canonicalPath(path)
    if (canonical && !isData) return sendRedirect(response, 301, { path: canonical, search })
    const editor = asksPublished(search) ? null : await editorOf(origin, request)
    const found = await entryFor({
      origin,
      url: parsed.value,
      editor,
      accepted: acceptedEncodings(request),
      clientAddress: clientOf(request).address,
    })
    if ('retryAfterSeconds' in found)
      return sendTooManyRequests(request, response, { lang: languages.langOf(origin, path), isData, ...found })
    if ('to' in found) return sendRedirect(response, found.status, { path: found.to, search })
    sendEntry(found, request, response)
  }

  async function editorOf(origin: string, { headers: { cookie } }: IncomingMessage): Promise<Editor> {
    return cookie ? content.editorOf(new Request(origin, { headers: { cookie } })) : null
  }

  return { cached, respond, close: stopListening }
}

/** An editor may ask for a page as visitors see it: `?version=published`. */
function asksPublished(search: string): boolean {
  return new URLSearchParams(search).get('version') === 'published'
}

function acceptedEncodings({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding']
  return Array.isArray(accepted) ? accepted.join() : accepted
}
