import type { PageView, Shell } from 'content/api/page'
import type { StayProposal } from './stay/proposal.ts'
import { pageAttributes } from './editable.ts'
import { ArticlePage } from './kinds/article.tsx'
import { HomePage } from './kinds/home.tsx'
import { isLazyKind, useLazyKinds } from './kinds/lazy-kinds.ts'
import { Reading } from './page-context.tsx'
import type { Results } from './page.server.ts'

type Props = {
  page: PageView
  shell: Shell
  results?: Results
  proposal?: StayProposal
}

/** Draws a page in the manner of its kind. */
export function PageLayout({ page, shell, results, proposal }: Props) {
  return (
    <Reading page={page} shell={shell}>
      <div key={`${page.lang} ${page.key}`} className={`page page-${page.kind}`} {...pageAttributes(page)}>
        <Kind page={page} shell={shell} results={results} proposal={proposal} />
      </div>
    </Reading>
  )
}

function Kind({ page, shell, results, proposal }: Props) {
  if (isLazyKind(page, proposal)) return <LazyKind page={page} shell={shell} results={results} proposal={proposal} />
  return page.kind === 'home' ? <HomePage page={page} shell={shell} /> : <ArticlePage page={page} />
}

function LazyKind({ page, shell, results, proposal }: Props) {
  const { ProposalPage, CartPage, NewsPage, PlainPage, SearchPage } = useLazyKinds()
  if (proposal) return <ProposalPage page={page} shell={shell} proposal={proposal} />
  if (page.kind === 'cart') return <CartPage page={page} shell={shell} />
  if (page.kind === 'news') return <NewsPage page={page} />
  if (page.kind === 'legal') return <PlainPage page={page} />
  return <SearchPage page={page} shell={shell} results={results} />
}
