import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAway } from 'base/database/away'
import type { Lang } from 'content/api/page'
import type { Destination } from 'content/api/reader'
import { readAsked } from '../address/asked.ts'
import type { Asked } from '../address/asked.ts'
import { canonicalPath } from '../address/canonical.ts'
import type { Answer, Entry } from '../answer/entry.ts'
import { prepareOnce } from '../answer/entry.ts'
import { send } from '../answer/send.ts'
import type { Question } from '../front/question.ts'
import { findFeed } from '../feeds/feeds.ts'
import { sitemapTag } from '../feeds/sitemap.ts'
import { createProviderOffers } from '../offers/provider-offers.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { redirect, refuse } from '../refusals.ts'
import { renderPage } from '../render/render-page.ts'
import type { SiteOptions } from '../site.ts'
import { retryAfter } from '../unavailable.ts'
import { createHosts } from './hosts.ts'
import { targetOf } from './target.ts'

const defaultLimit = 256 * 1024 * 1024

/** How a visitor reached the site, as far as a trusted proxy has said. */
type SchemeOf = (request: Question) => 'http' | 'https' | undefined
type Editor = { draft: boolean } | null
type Wish = { origin: string; asked: Asked; editor: Editor; accepted?: string }

/** Pages, their data, and what is said of them to search engines: from the cache where it can be. */
export async function createPages(options: SiteOptions, schemeOf: SchemeOf) {
  const { content, clock, log, origins, siteOrigin, cacheLimit = defaultLimit } = options
  const { reader } = content
  const cache = createPageCache({ clock, limit: cacheLimit })
  const resort = async (lang: Lang): Promise<string> => (await reader.shell(lang)).site
  const offersIn = createProviderOffers({ provider: origins.sales, resort, clock, log })
  let languages = await reader.languages()
  let hostOf = createHosts(languages, siteOrigin)

  const stopListening = content.onChange((tags) => {
    const wanted = cache.purge([...tags, sitemapTag])
    void refresh(wanted).catch((error: unknown) =>
      log.error({ err: error }, 'pages could not be made again after a change'),
    )
  })

  /** Makes again what was asked for most, before somebody waits for it. */
  async function refresh(keys: readonly string[]): Promise<void> {
    languages = await reader.languages()
    hostOf = createHosts(languages, siteOrigin)
    for (const key of keys.filter(isPageKey)) {
      const { origin, pathname, search } = new URL(key)
      const asked = readAsked(pathname + search)
      if (asked.ok) await entryFor({ origin, asked: asked.value, editor: null })
    }
  }

  /** A kept answer to the plainest question: a page, by a visitor, without a query. */
  function cached(request: Question): Entry | undefined {
    const { method, headers, url = '/' } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.cookie !== undefined) return undefined
    const origin = hostOf(headers.host)
    return mustBeSecure(origin, request) ? undefined : cache.get(origin + url)
  }

  /** Whether a language is served by https, and the visitor came without. */
  function mustBeSecure(origin: string, request: Question): boolean {
    return origin.startsWith('https:') && schemeOf(request) === 'http'
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<number> {
    const asked = readAsked(request.url ?? '/')
    if (!asked.ok) return refuse(response, 400, asked.failure)
    const origin = hostOf(request.headers.host)
    if (mustBeSecure(origin, request)) return redirect(response, 301, origin + (request.url ?? '/'))
    const feed = feedFor(origin, asked.value.path)
    if (feed) return send(await feed, request, response)
    const canonical = canonicalPath(asked.value.path)
    if (canonical && !asked.value.data) return redirect(response, 301, canonical + asked.value.search)
    const editor = request.headers.cookie ? await content.editorOf(webRequest(origin, request)) : null
    const found = await entryFor({ origin, asked: asked.value, editor, accepted: acceptedBy(request) })
    return 'to' in found
      ? redirect(response, found.status, found.to + asked.value.search)
      : send(found, request, response)
  }

  function feedFor(origin: string, path: string): Promise<Entry> | undefined {
    const make = findFeed(origin, path, languages)
    if (!make) return undefined
    const key = `feed ${origin}${path}`
    const kept = cache.get(key)
    return kept ? Promise.resolve(kept) : cache.make(key, () => make(reader))
  }

  async function entryFor(wish: Wish): Promise<Entry | Extract<Destination, { what: 'redirect' }>> {
    const { origin, asked, editor, accepted } = wish
    const { address, asking } = targetOf(asked)
    const kept = editor ? undefined : cache.get(origin + address)
    if (kept && !(asking && kept.byQuery)) return kept
    const canonical = canonicalPath(asked.path)
    const destination: Destination = canonical
      ? { what: 'redirect', to: canonical, status: 301 }
      : await reader.resolve(origin, asked.path)
    if (destination.what === 'redirect' && !asked.data) return destination
    if (editor) return prepareOnce(await render(origin, asking ?? address, destination, editor), accepted)
    // What the router is told of a move is not kept: it holds no tag that a later move would purge.
    if (destination.what === 'redirect') return prepareOnce(await render(origin, address, destination, null), accepted)
    const key = keyFor(origin, address, destination)
    const entry = kept ?? cache.get(key) ?? (await cache.make(key, () => render(origin, address, destination, null)))
    if (!asking || !entry.byQuery) return entry
    return prepareOnce(await render(origin, asking, destination, null), accepted)
  }

  async function render(origin: string, address: string, destination: Destination, editor: Editor): Promise<Answer> {
    let away = false
    const answer = await renderPage(options, origin + address, {
      reader,
      destination,
      languages,
      editor: editor !== null,
      draft: editor?.draft ?? false,
      salesOrigin: origins.sales,
      now: clock(),
      offersIn: isData(address) ? undefined : offersIn,
      shown: { tags: new Set(), byQuery: false },
      failed: (error) => {
        away ||= isAway(error)
        log.error({ err: error, address }, 'a page could not be rendered')
      },
    })
    return away ? { ...answer, status: 503, headers: [...answer.headers, ['retry-after', retryAfter]] } : answer
  }

  return { cached, answer, close: stopListening }
}

/** What is not there looks the same at every path of a language, and is kept once: else anybody could fill the cache. */
function keyFor(origin: string, address: string, destination: Destination): string {
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
