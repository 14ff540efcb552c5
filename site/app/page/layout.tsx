import type { PageView, Shell } from 'content/api/page'
import type { StayProposal } from './stay/proposal.ts'
import { pageAttributes } from './editable.ts'
import { ProposalPage, kindComponents } from './kinds/kind-components.ts'
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
  const Kind = kindComponents[page.kind]
  return (
    <PageProvider page={page} shell={shell}>
      <div
        key={`${page.lang} ${page.key}`}
        className={proposal ? `page page-${page.kind} page-proposal` : `page page-${page.kind}`}
        {...pageAttributes(page)}
      >
        {proposal ? (
          <ProposalPage page={page} shell={shell} proposal={proposal} />
        ) : (
          <Kind page={page} shell={shell} results={results} />
        )}
      </div>
    </PageProvider>
  )
}
