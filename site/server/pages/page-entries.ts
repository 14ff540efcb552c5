import type { RateLimit } from 'base/rate-limit'
import type { PageReader, Resolution } from 'content/api/reader'
import type { PageCache } from '../page-cache/page-cache.ts'
import { createSingleUseEntry } from '../response/cache-entry.ts'
import type { CacheEntry, RenderedResponse } from '../response/cache-entry.ts'
import { canonicalPath } from '../url/canonical-path.ts'
import { splitUrl } from '../url/parse-url.ts'
import type { ParsedUrl } from '../url/parse-url.ts'
import type { Editor, RenderRequest } from './page-renderer.ts'
import { renderUrlOf } from './render-url.ts'
import type { RenderUrl } from './render-url.ts'

/** A request for a page or its data. `accepted`: the Accept-Encoding of the client. Without an address nobody is limited. */
export type PageRequest = { origin: string; url: ParsedUrl; editor: Editor; accepted?: string; clientAddress?: string }

type Redirect = Extract<Resolution, { kind: 'redirect' }>

/** The client has exceeded its limit of pages that are not in the cache. */
type Refused = { retryAfterSeconds: number }
type Options = {
  reader: Pick<PageReader, 'resolve'>
  cache: PageCache
  /** The seconds after which a client may ask again; undefined when it may now. */
  limitPages: RateLimit
  render: (request: RenderRequest) => Promise<RenderedResponse>
}

/**
 * Finds the response for a page request: from the cache, or rendered. Stored are pages for visitors without a search or stay;
 * what an editor or a query gets is rendered each time.
 */
export function createPageEntries({ reader, cache, limitPages, render }: Options) {
  return async function entryFor({
    origin,
    url,
    editor,
    accepted,
    clientAddress,
  }: PageRequest): Promise<CacheEntry | Redirect | Refused> {
    const renderUrl = renderUrlOf(url)
    const { shared, personal, isData } = renderUrl
    const cached = editor ? undefined : cache.get(origin + shared)
    if (cached && !(personal && cached.byQuery)) return cached
    const retryAfterSeconds = editor ? undefined : await limitPages(clientAddress)
    if (retryAfterSeconds) return { retryAfterSeconds }
    const canonical = canonicalPath(url.path)
    const resolution: Resolution = canonical
      ? { kind: 'redirect', to: canonical, status: 301 }
      : await reader.resolve(origin, url.path)
    const rendered = (address: string): Promise<RenderedResponse> =>
      render({ url: origin + address, isData, resolution, editor })
    if (resolution.kind === 'redirect' && !isData) return resolution
    if (editor) return createSingleUseEntry(await rendered(personal ?? shared), accepted)
    // A redirect that the router is answered has no tag by which a later move would purge it.
    if (resolution.kind === 'redirect') return createSingleUseEntry(await rendered(shared), accepted)
    const key = cacheKey(origin, renderUrl, resolution)
    const entry = cached ?? cache.get(key) ?? (await cache.make(key, () => rendered(shared)))
    if (!personal || !entry.byQuery) return entry
    return createSingleUseEntry(await rendered(personal), accepted)
  }
}

/**
 * All unknown paths of a language share one entry, and one for each form of data that the router asks for: what a client invents
 * makes no entry of its own.
 */
function cacheKey(origin: string, { shared, isData }: RenderUrl, resolution: Resolution): string {
  if (resolution.kind !== 'not-found') return origin + shared
  const form = isData ? `data${splitUrl(shared).search}` : 'page'
  return `not-found ${origin} ${resolution.lang} ${form}`
}

/** The URL of a page that a cache key stands for; undefined for other keys. */
export function urlOfKey(key: string): URL | undefined {
  return /^https?:/.test(key) ? new URL(key) : undefined
}
