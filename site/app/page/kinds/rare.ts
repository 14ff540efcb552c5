import { latePart } from '../../late-part.ts'
import type { AnswerPage } from '../answer/answer-page.tsx'
import type { Answer } from '../answer/fitting.ts'
import type { NotFound } from '../not-found.tsx'
import type { PageView } from 'content/api/page'
import type { CartPage } from './cart.tsx'
import type { NewsPage } from './news.tsx'
import type { PlainPage } from './plain.tsx'
import type { SearchPage } from './search.tsx'

/** The pages that few visits begin with: their code is fetched where one is shown. */
type Rare = {
  AnswerPage: typeof AnswerPage
  CartPage: typeof CartPage
  NewsPage: typeof NewsPage
  PlainPage: typeof PlainPage
  SearchPage: typeof SearchPage
  NotFound: typeof NotFound
}

const kinds: readonly PageView['kind'][] = ['cart', 'search', 'news', 'legal']

/** Whether what draws a page is one of these: for its kind, or because it answers when somebody comes. */
export function isRare({ kind }: Pick<PageView, 'kind'>, answer: Answer | undefined): boolean {
  return answer !== undefined || kinds.includes(kind)
}

/** Suspends until they are there. */
export const { usePart: useRarePages, load: loadRarePages } = latePart(fetchRarePages)

async function fetchRarePages(): Promise<Rare> {
  const [answer, cart, news, plain, search, nothing] = await Promise.all([
    import('../answer/answer-page.tsx'),
    import('./cart.tsx'),
    import('./news.tsx'),
    import('./plain.tsx'),
    import('./search.tsx'),
    import('../not-found.tsx'),
  ])
  return {
    AnswerPage: answer.AnswerPage,
    CartPage: cart.CartPage,
    NewsPage: news.NewsPage,
    PlainPage: plain.PlainPage,
    SearchPage: search.SearchPage,
    NotFound: nothing.NotFound,
  }
}
