import type { PageView, Shell } from 'content/api/page'
import type { StayProposal } from './stay/proposal.ts'
import { pageAttributes } from './editable.ts'
import { ArticlePage } from './kinds/article.tsx'
import { HomePage } from './kinds/home.tsx'
import { CartPage, NewsPage, PlainPage, ProposalPage, SearchPage } from './kinds/kind-components.ts'
import { PageProvider } from './page-context.tsx'
import type { Results } from './page.server.ts'

type Props = {
  page: PageView
  shell: Shell
  results?: Results
  proposal?: StayProposal
}

/** A page in the layout of its kind. */
export function PageLayout({ page, shell, results, proposal }: Props) {
  return (
    <PageProvider page={page} shell={shell}>
      <div
        key={`${page.lang} ${page.key}`}
        className={proposal ? `page page-${page.kind} page-proposal` : `page page-${page.kind}`}
        {...pageAttributes(page)}
      >
        <Kind page={page} shell={shell} results={results} proposal={proposal} />
      </div>
    </PageProvider>
  )
}

function Kind({ page, shell, results, proposal }: Props) {
  if (proposal) return <ProposalPage page={page} shell={shell} proposal={proposal} />
  if (page.kind === 'home') return <HomePage page={page} shell={shell} />
  if (page.kind === 'cart') return <CartPage page={page} shell={shell} />
  if (page.kind === 'news') return <NewsPage page={page} />
  if (page.kind === 'legal') return <PlainPage page={page} />
  if (page.kind === 'search') return <SearchPage page={page} shell={shell} results={results} />
  return <ArticlePage page={page} />
}
