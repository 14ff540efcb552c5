import type { NavigationItem, PageView, Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { useTranslate } from '../wording/wording.tsx'
import { useReading } from './page-context.tsx'

/** The way here from the home page. Nothing on a page that stands alone. */
export function Breadcrumb() {
  const say = useTranslate()
  const { page, shell } = useReading()
  const parents = parentsOf(page, shell)
  if (parents.length === 0) return null
  return (
    <nav className="breadcrumb" aria-label={say('page.breadcrumb')}>
      <ol>
        {parents.map(({ key, path, name, shortTitle }) => (
          <li key={key}>
            <a href={path}>{shortTitle ?? name}</a>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li aria-current="page">{page.fields.shortTitle ?? page.fields.name}</li>
      </ol>
    </nav>
  )
}

function parentsOf(page: PageView, shell: Shell | undefined): NavigationItem[] {
  const homeItem = shell?.shortcuts.homeItem
  const known = page.parents.some(({ key }) => key === homeItem?.key)
  return homeItem && !known && page.key !== homeItem.key ? [homeItem, ...page.parents] : page.parents
}
