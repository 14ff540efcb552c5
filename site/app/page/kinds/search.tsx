import { maxResults } from 'content/api/search'
import type { PageView, Shell } from 'content/api/page'
import { ResultText } from '../../search/result-text.tsx'
import { useTranslate } from '../../wording/wording.tsx'
import type { Translate } from '../../wording/wording.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { PageTitle } from '../page-title.tsx'
import type { Results as Search } from '../page.server.ts'
import { ContentZone } from '../content-zone.tsx'
import { SearchForm } from '../search-form.tsx'
import { MainPageLinks } from '../main-page-links.tsx'

type Props = { page: PageView; shell: Shell; results: Search | undefined }

/** The search page: a form and its results (SEARCH-1). */
export function SearchPage({ page, shell, results: search }: Props) {
  return (
    <>
      <header className="plain-head">
        <div className="plain-head-text">
          <Breadcrumb />
          <PageTitle page={page} />
          <SearchForm path={page.path} query={search?.query} />
        </div>
      </header>
      <div className="page-body">
        {search && search.query !== '' ? <Results search={search} shell={shell} /> : null}
        <ContentZone page={page} />
      </div>
    </>
  )
}

function Results({ search, shell }: { search: Search; shell: Shell }) {
  const t = useTranslate()
  const { query, found: results } = search
  return (
    <section className="results" aria-labelledby="results">
      <h2 id="results">{headline(results.length, t)}</h2>
      {results.length === 0 ? (
        <NothingFound query={query} shell={shell} />
      ) : (
        <ol>
          {results.map((result) => (
            <li key={result.path}>
              <a className="search-result" href={result.path}>
                <ResultText result={result} query={query} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** How many there are; where there may be more than are looked at, that these are the best of them. */
function headline(count: number, t: Translate): string {
  if (count === 0) return t('search.none')
  return t(count < maxResults ? 'search.count' : 'search.best', { count })
}

function NothingFound({ query, shell }: { query: string; shell: Shell }) {
  const t = useTranslate()
  return (
    <>
      <p>
        {t('search.none-for', { query })} {t('search.none-hint')}
      </p>
      <MainPageLinks shell={shell} />
    </>
  )
}
