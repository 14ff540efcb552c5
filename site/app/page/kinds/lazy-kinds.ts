import { lazyModule } from '../../lazy-module.ts'
import type { ProposalPage } from '../stay/proposal-page.tsx'
import type { StayProposal } from '../stay/proposal.ts'
import type { NotFound } from '../not-found.tsx'
import type { PageView } from 'content/api/page'
import type { CartPage } from './cart.tsx'
import type { NewsPage } from './news.tsx'
import type { PlainPage } from './plain.tsx'
import type { SearchPage } from './search.tsx'

/** The pages that few visits begin with: their code is fetched where one is shown. */
type LazyKinds = {
  ProposalPage: typeof ProposalPage
  CartPage: typeof CartPage
  NewsPage: typeof NewsPage
  PlainPage: typeof PlainPage
  SearchPage: typeof SearchPage
  NotFound: typeof NotFound
}

const kinds: readonly PageView['kind'][] = ['cart', 'search', 'news', 'legal']

/** Whether what draws a page is one of these: for its kind, or because it answers when somebody comes. */
export function isLazyKind({ kind }: Pick<PageView, 'kind'>, proposal: StayProposal | undefined): boolean {
  return proposal !== undefined || kinds.includes(kind)
}

/** Suspends until they are there. */
export const { useModule: useLazyKinds, load: loadLazyKinds } = lazyModule(importKinds)

async function importKinds(): Promise<LazyKinds> {
  const [proposal, cart, news, plain, search, nothing] = await Promise.all([
    import('../stay/proposal-page.tsx'),
    import('./cart.tsx'),
    import('./news.tsx'),
    import('./plain.tsx'),
    import('./search.tsx'),
    import('../not-found.tsx'),
  ])
  return {
    ProposalPage: proposal.ProposalPage,
    CartPage: cart.CartPage,
    NewsPage: news.NewsPage,
    PlainPage: plain.PlainPage,
    SearchPage: search.SearchPage,
    NotFound: nothing.NotFound,
  }
}
