import type { PageView, Shell } from 'content/api/page'
import type { Answer } from './answer/fitting.ts'
import { pageMark } from './editable.ts'
import { ArticlePage } from './kinds/article.tsx'
import { HomePage } from './kinds/home.tsx'
import { isRare, useRarePages } from './kinds/rare.ts'
import { Reading } from './page-context.tsx'
import type { Results } from './page.server.ts'

type Props = {
  page: PageView
  shell: Shell
  results?: Results
  answer?: Answer
}

/** Draws a page in the manner of its kind. */
export function PageLayout({ page, shell, results, answer }: Props) {
  return (
    <Reading page={page} shell={shell}>
      <div key={`${page.lang} ${page.key}`} className={`page page-${page.kind}`} {...pageMark(page)}>
        <Kind page={page} shell={shell} results={results} answer={answer} />
      </div>
    </Reading>
  )
}

function Kind({ page, shell, results, answer }: Props) {
  if (isRare(page, answer)) return <Rare page={page} shell={shell} results={results} answer={answer} />
  return page.kind === 'home' ? <HomePage page={page} shell={shell} /> : <ArticlePage page={page} />
}

function Rare({ page, shell, results, answer }: Props) {
  const { AnswerPage, CartPage, NewsPage, PlainPage, SearchPage } = useRarePages()
  if (answer) return <AnswerPage page={page} shell={shell} answer={answer} />
  if (page.kind === 'cart') return <CartPage page={page} shell={shell} />
  if (page.kind === 'news') return <NewsPage page={page} />
  if (page.kind === 'legal') return <PlainPage page={page} />
  return <SearchPage page={page} shell={shell} results={results} />
}
