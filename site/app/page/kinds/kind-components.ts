import type { PageKind, PageView, Shell } from 'content/api/page'
import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { Results } from '../page.server.ts'
import { ArticlePage } from './article.tsx'
import { HomePage } from './home.tsx'

export type KindProps = { page: PageView; shell: Shell; results: Results | undefined }

/** Layouts whose code is imported where one is shown, because few visits begin with them. */
const imports = {
  proposal: async () => ({ default: (await import('../stay/proposal-page.tsx')).ProposalPage }),
  cart: async () => ({ default: (await import('./cart.tsx')).CartPage }),
  news: async () => ({ default: (await import('./news.tsx')).NewsPage }),
  legal: async () => ({ default: (await import('./plain.tsx')).PlainPage }),
  search: async () => ({ default: (await import('./search.tsx')).SearchPage }),
  'not-found': async () => ({ default: (await import('../not-found.tsx')).NotFound }),
}

/** The home page with a stay query, and what stands in place of an unknown page. */
export const ProposalPage = lazy(imports.proposal)
export const NotFound = lazy(imports['not-found'])

/** The layout of each kind of page. */
export const kindComponents: Record<PageKind, ComponentType<KindProps>> = {
  home: HomePage,
  section: ArticlePage,
  page: ArticlePage,
  lesson: ArticlePage,
  levels: ArticlePage,
  'meeting-points': ArticlePage,
  prices: ArticlePage,
  'news-list': ArticlePage,
  news: lazy(imports.news),
  contact: ArticlePage,
  cart: lazy(imports.cart),
  search: lazy(imports.search),
  legal: lazy(imports.legal),
}

/** Imports the layout of a kind, so that drawing it does not suspend. Kinds that are not lazy are ignored. */
export async function preloadKind(kind: string): Promise<void> {
  await (imports as Record<string, (() => Promise<unknown>) | undefined>)[kind]?.()
}
