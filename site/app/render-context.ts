import type { Lang, PageView } from 'content/api/page'
import type { Resolution, Language, PageReader } from 'content/api/reader'
import type { ListedOffer } from 'contracts/offers'

/** The data that a rendered page depends on, for the page cache. */
export type PageDependencies = {
  /** Tags of all dependencies; a change of one of them makes the page stale. */
  tags: Set<string>
  /** The next instant (ISO) at which the page changes by itself. */
  changesAt?: string
  /** The page depends on the query, as search results and stay proposals do. */
  byQuery: boolean
  /** The provider's offers, when the page shows one: search engines are told its price. */
  offers?: readonly ListedOffer[]
}

/** The provider's offers, and until when (ISO) they are valid. */
export type KnownOffers = { offers: readonly ListedOffer[]; until: string }

/** The values that the server passes to the loaders of a request. */
export type RenderContext = {
  reader: PageReader
  resolution: Resolution
  languages: Language[]
  /** Requested by a signed-in editor: the response must not be shared. */
  editor: boolean
  /** Whether drafts are rendered, for editors only. */
  draft: boolean
  salesOrigin: string
  now: Date
  /** Loads the provider's offers; undefined for data requests of the router, which have no structured data. */
  offersIn: ((lang: Lang) => Promise<KnownOffers>) | undefined
  dependencies: PageDependencies
  /** The nonce of our inline scripts, which alone the policy of the page allows. */
  scriptNonce: string
  /** Reports an error of rendering. */
  failed: (error: unknown) => void
}

/** The built application as the server uses it. */
export type App = {
  handle: (request: Request, renderContext: RenderContext) => Promise<Response>
  /** HTML of one zone of a page, for the call `/api/zone`. */
  renderZone: (view: PageView, zone: string) => string
}
