import { use } from 'react'
import type { AnswerPage } from '../answer/answer-page.tsx'
import type { NotFound } from '../not-found.tsx'
import type { CartPage } from './cart.tsx'
import type { SearchPage } from './search.tsx'

/** The pages that few visits begin with: their code is fetched where one is shown. */
type Rare = {
  AnswerPage: typeof AnswerPage
  CartPage: typeof CartPage
  SearchPage: typeof SearchPage
  NotFound: typeof NotFound
}

let rare: Rare | undefined
let coming: Promise<Rare> | undefined

/** Suspends until they are there. */
export function useRarePages(): Rare {
  return rare ?? use((coming ??= loadRarePages()))
}

export async function loadRarePages(): Promise<Rare> {
  const [answer, cart, search, nothing] = await Promise.all([
    import('../answer/answer-page.tsx'),
    import('./cart.tsx'),
    import('./search.tsx'),
    import('../not-found.tsx'),
  ])
  rare = {
    AnswerPage: answer.AnswerPage,
    CartPage: cart.CartPage,
    SearchPage: search.SearchPage,
    NotFound: nothing.NotFound,
  }
  return rare
}
