import type { Client } from 'base/http/client'
import type { EditorProfile, SearchResult } from './calls.ts'
import type { Lang, OfferPage, PageView, Shell } from './page.ts'

/** A language of a site and where it is served: `origin` + `basePath` ('' or '/en'). */
export type Language = { lang: Lang; origin: string; basePath: string; preProd: boolean; siteName: string }

/** The result of resolving a URL of the site. */
export type Resolution =
  | { kind: 'page'; lang: Lang; path: string }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  | { kind: 'not-found'; lang: Lang }

/** The read interface of content for the public site. */
export type PageReader = {
  languages: () => Promise<Language[]>
  /** Resolves a URL to language and page: languages by origin and base path, moved pages, other languages' paths (PATH-8). */
  resolve: (origin: string, pathname: string) => Promise<Resolution>
  /** The page at a path inside a language (without base path); null when there is none. */
  read: (lang: Lang, path: string, options?: { draft?: boolean }) => Promise<PageView | null>
  shell: (lang: Lang) => Promise<Shell>
  /** The pages with an offer, in the order of the tree. */
  offers: (lang: Lang) => Promise<OfferPage[]>
  /** `exclude`: paths inside the language; without it the site's own exclusions hold (SEARCH-4). */
  search: (lang: Lang, query: string, options?: { exclude?: string[]; seo?: boolean }) => Promise<SearchResult[]>
  /** Every page that search engines may know, for the sitemap: published, enabled, in a language that is not pre-production. */
  sitemap: () => Promise<
    { lang: Lang; address: string; changedAt: string; alternates: { lang: Lang; address: string }[] }[]
  >
}

/** The content module as the site mounts it. */
export type Content = {
  reader: PageReader
  /** Handles `/api/*` and `/static/cms/*` of content. */
  api: (request: Request, client?: Client) => Promise<Response>
  /** The editor of a request, by the httpOnly session cookie; null for visitors. `draft` = wants to see drafts. */
  editorOf: (request: Request) => Promise<{ profile: EditorProfile; draft: boolean } | null>
  /** Calls the listener with changed tags, in this process or another. '*' = everything (something may have been missed). Returns how to stop. */
  onChange: (listener: (tags: string[]) => void) => () => void
  /**
   * Of changes that `onChange` has told, those that this instance is to act on alone among the instances of the site, after
   * `holdMs` milliseconds: who hears of one meanwhile leaves it to this one.
   */
  claimChanges: (changes: readonly (readonly string[])[], holdMs: number) => Promise<string[][]>
  ready: () => Promise<boolean>
  close: () => Promise<void>
}
