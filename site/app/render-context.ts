import type { Lang, PageView } from 'content/api/page'
import type { Resolution, Language, PageReader } from 'content/api/reader'
import type { ListedOffer } from 'contracts/offers'

/** What a rendered page turned out to show; the server's page cache goes by it. */
export type PageDependencies = {
  /** Tags of everything dependencies; a change of one of them makes the page stale. */
  tags: Set<string>
  /** The next instant (ISO) at which the page changes by itself. */
  changesAt?: string
  /** The page depends on the query, as the results of a search do, and what fits a stay. */
  byQuery: boolean
  /** What the provider sells, when the page shows an offer: search engines are told its price. */
  offers?: readonly ListedOffer[]
}

/** What the provider sells, as far as it is known, and until when (ISO) that may be said. */
export type KnownOffers = { offers: readonly ListedOffer[]; until: string }

/** What the server hands to the loaders with each request. */
export type RenderContext = {
  reader: PageReader
  resolution: Resolution
  languages: Language[]
  /** A signed-in editor: what they get is theirs alone. */
  editor: boolean
  /** An editor who wants to see drafts. */
  draft: boolean
  salesOrigin: string
  now: Date
  /** Asks the provider what it sells; undefined where nobody would be told, as in the data for the router. */
  offersIn: ((lang: Lang) => Promise<KnownOffers>) | undefined
  dependencies: PageDependencies
  /** A random mark for the inline scripts that are ours; the policy of the page allows those only. */
  scriptNonce: string
  /** Hears of what went wrong while rendering. */
  failed: (error: unknown) => void
}

/** The built application as the server uses it. */
export type App = {
  handle: (request: Request, renderContext: RenderContext) => Promise<Response>
  /** HTML of one zone of a page, for the call `/api/zone`. */
  renderZone: (view: PageView, zone: string) => string
}
