import { maxQueryLength } from 'content/api/search'
import { Icon } from 'ui/icon'
import { useTranslate } from '../wording/wording.tsx'

/** A search form that works without JavaScript: it leads to the page of results (SEARCH-1). */
export function SearchForm({ path, query }: { path: string; query?: string | undefined }) {
  const t = useTranslate()
  return (
    <search>
      <form className="search-page-form" action={path} method="get">
        <label className="visually-hidden" htmlFor="search-page">
          {t('search.label')}
        </label>
        <input
          key={query}
          id="search-page"
          type="search"
          name="q"
          required
          maxLength={maxQueryLength}
          defaultValue={query}
          placeholder={t('search.placeholder')}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
