import { mostResults } from 'content/api/search'
import type { PageView, Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { ResultWords } from '../../search/result-words.tsx'
import { useTranslate } from '../../wording/wording.tsx'
import type { Say } from '../../wording/wording.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { PageTitle } from '../page-title.tsx'
import type { Results as Search } from '../page.server.ts'
import { ContentZone } from '../content-zone.tsx'

type Props = { page: PageView; shell: Shell; results: Search | undefined }

/** A form and what it finds; it needs no script (SEARCH-1). */
export function SearchPage({ page, shell, results: search }: Props) {
  const say = useTranslate()
  return (
    <>
      <header className="plain-head">
        <div className="plain-head-words">
          <Breadcrumb />
          <PageTitle page={page} />
          <search>
            <form className="search-page-form" action={page.path} method="get">
              <label className="visually-hidden" htmlFor="search-page">
                {say('search.label')}
              </label>
              <input
                key={search?.query}
                id="search-page"
                type="search"
                name="q"
                required
                maxLength={200}
                defaultValue={search?.query}
                placeholder={say('search.placeholder')}
                enterKeyHint="search"
              />
              <button type="submit" aria-label={say('search.submit')}>
                <Icon name="search" />
              </button>
            </form>
          </search>
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
  const say = useTranslate()
  const { query, found: results } = search
  return (
    <section className="results" aria-labelledby="results">
      <h2 id="results">{headline(results.length, say)}</h2>
      {results.length === 0 ? (
        <NothingFound query={query} shell={shell} />
      ) : (
        <ol>
          {results.map((result) => (
            <li key={result.path}>
              <a className="search-result" href={result.path}>
                <ResultWords result={result} query={query} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** How many there are; where there may be more than are looked at, that these are the best of them. */
function headline(count: number, say: Say): string {
  if (count === 0) return say('search.none')
  return say(count < mostResults ? 'search.count' : 'search.best', { count })
}

function NothingFound({ query, shell }: { query: string; shell: Shell }) {
  const say = useTranslate()
  return (
    <>
      <p>
        {say('search.none-for', { query })} {say('search.none-hint')}
      </p>
      <ul className="ways">
        {shell.main.map(({ key, path, shortTitle, name }) => (
          <li key={key}>
            <a href={path}>{shortTitle ?? name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
