import type { NavigationItem, PageView, Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { useTranslate } from '../../wording/wording.tsx'
import { LazyMegaMenu } from '../lazy-parts.tsx'
import { HideButton } from './hide-button.tsx'
import { megaMenuId, menuId } from './menu-id.ts'
import { Tools } from './tools.tsx'

/** Navigation and quick links: in the bar where there is room, else a sheet as high as the screen. */
export function Menu({ shell, page }: { shell: Shell; page: PageView | undefined }) {
  const t = useTranslate()
  return (
    <div className="menu" id={menuId} popover="auto">
      <HideButton popover={menuId} icon="close" label={t('bar.close-menu')} className="menu-close" />
      <Tools shell={shell} page={page} />
      <nav className="menu-main" aria-label={t('bar.main')}>
        <ul className="menu-items">
          {shell.main.map((item) => (
            <li key={item.key} className="menu-item">
              <MainItem item={item} inside={isInside(page, item)} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function MainItem({ item, inside }: { item: NavigationItem; inside: boolean }) {
  const name = item.shortTitle ?? item.name
  if (item.subs.length === 0)
    return (
      <a className="menu-link" href={item.path} aria-current={inside ? 'page' : undefined}>
        {name}
      </a>
    )
  return (
    <>
      <button
        type="button"
        className="menu-link"
        popoverTarget={megaMenuId(item)}
        aria-current={inside ? 'true' : undefined}
      >
        {name}
        <Icon name="chevron-right" size={20} />
      </button>
      <LazyMegaMenu item={item} />
    </>
  )
}

function isInside(page: PageView | undefined, item: NavigationItem): boolean {
  return page?.key === item.key || (page?.parents.some(({ key }) => key === item.key) ?? false)
}
