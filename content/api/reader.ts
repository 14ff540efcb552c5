import type { Client } from 'base/http/client'
import type { EditorProfile, SearchResult } from './calls.ts'
import type { Lang, OfferPage, PageView, Shell } from './page.ts'

/** A language of a site and where it is served: `origin` + `basePath` ('' or '/en'). */
export type Language = { lang: Lang; origin: string; basePath: string; preProd: boolean; siteName: string }

/** What an address of the site is resolved to. `to` is a whole address or a path, without the query. */
export type Resolution =
  | { kind: 'page'; lang: Lang; path: string }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  | { kind: 'not-found'; lang: Lang }

/** What the public site asks of content. Every answer is from published versions only, unless `draft` is asked for by an editor's session. */
export type PageReader = {
  languages: () => Promise<Language[]>
  /** Which language and page an address is: languages by origin and base path, moved pages, other languages' paths (PATH-8). */
  resolve: (origin: string, pathname: string) => Promise<Resolution>
  /** The page at a path inside a language (without base path); null when there is none. */
  read: (lang: Lang, path: string, options?: { draft?: boolean }) => Promise<PageView | null>
  shell: (lang: Lang) => Promise<Shell>
  /** The pages that say what they offer and to whom, in the order of the tree. */
  offers: (lang: Lang) => Promise<OfferPage[]>
  /** `exclude`: paths inside the language; without it the site's own exclusions hold (SEARCH-4). */
  search: (lang: Lang, query: string, options?: { exclude?: string[]; seo?: boolean }) => Promise<SearchResult[]>
  /** Every page that search engines may know, for the sitemap: published, enabled, in a language that is not pre-production. */
  sitemap: () => Promise<
    { lang: Lang; address: string; changedAt: string; alternates: { lang: Lang; address: string }[] }[]
  >
}

/** Content as the site mounts it. */
export type Content = {
  reader: PageReader
  /** Answers `/api/*` and `/static/cms/*` of content. `client`: limits are counted by its address, and cookies follow its scheme. */
  api: (request: Request, client?: Client) => Promise<Response>
  /** Who edits with this request: from the httpOnly session cookie; null for visitors. `draft` = wants to see drafts. */
  editorOf: (request: Request) => Promise<{ profile: EditorProfile; draft: boolean } | null>
  /** Tells which tags changed, in this process or another. '*' = everything (something may have been missed). Returns how to stop. */
  onChange: (listener: (tags: string[]) => void) => () => void
  ready: () => Promise<boolean>
  close: () => Promise<void>
}
