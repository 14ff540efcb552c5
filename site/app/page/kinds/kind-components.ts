import { lazy } from 'react'

/** Kinds of pages whose code is imported where one is shown, because few visits begin with them. */
const modules = {
  proposal: async () => ({ default: (await import('../stay/proposal-page.tsx')).ProposalPage }),
  cart: async () => ({ default: (await import('./cart.tsx')).CartPage }),
  news: async () => ({ default: (await import('./news.tsx')).NewsPage }),
  legal: async () => ({ default: (await import('./plain.tsx')).PlainPage }),
  search: async () => ({ default: (await import('./search.tsx')).SearchPage }),
  'not-found': async () => ({ default: (await import('../not-found.tsx')).NotFound }),
}

export const ProposalPage = lazy(modules.proposal)
export const CartPage = lazy(modules.cart)
export const NewsPage = lazy(modules.news)
export const PlainPage = lazy(modules.legal)
export const SearchPage = lazy(modules.search)
export const NotFound = lazy(modules['not-found'])

/** Imports the component of a kind, so that drawing it does not suspend. Kinds that are not lazy are ignored. */
export async function preloadKind(kind: string): Promise<void> {
  await (modules as Record<string, (() => Promise<unknown>) | undefined>)[kind]?.()
}
