import { Icon } from 'ui/icon'
import { useTranslate } from '../wording/wording.tsx'
import { usePageContext } from './page-context.tsx'
import { breadcrumbsOf } from './breadcrumbs.ts'

/** The breadcrumb of a page. */
export function Breadcrumb() {
  const t = useTranslate()
  const { page, shell } = usePageContext()
  const parents = breadcrumbsOf(page, shell)
  if (parents.length === 0) return null
  return (
    <nav className="breadcrumb" aria-label={t('page.breadcrumb')}>
      <ol>
        {parents.map(({ key, path, name, shortTitle }) => (
          <li key={key}>
            <a href={path}>{shortTitle ?? name}</a>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li aria-current="page">{page.fields.shortTitle || page.fields.name}</li>
      </ol>
    </nav>
  )
}
