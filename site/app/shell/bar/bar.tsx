import type { PageView, Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { CartLink } from '../../cart/cart-link.tsx'
import { useTranslate } from '../../wording/wording.tsx'
import { LazySearchSheet } from '../lazy-parts.tsx'
import { Logo } from '../logo/logo.tsx'
import { menuId, searchSheetId } from './menu-id.ts'
import { Menu } from './menu.tsx'
import { useBackground } from './use-background.ts'
import { useHiding } from './use-hiding.ts'
import { useMenus } from './use-menus.ts'
import { useSearchKey } from './use-search-key.ts'

/** The top bar (NAV-1). Its menus are popovers, so that they open, close and expose their state without JavaScript. */
export function Bar({ shell, page, sales }: { shell: Shell; page: PageView | undefined; sales: string }) {
  const t = useTranslate()
  const hidden = useHiding()
  const bar = useMenus(page?.path)
  useSearchKey()
  const background = useBackground(bar, shell.settings.logoColour)
  const { cartItem } = shell.shortcuts
  return (
    <header className={`bar ${background}`} ref={bar} data-hidden={hidden || undefined}>
      <Logo shell={shell} />
      <Menu shell={shell} page={page} />
      <div className="bar-actions">
        <button type="button" className="bar-button" popoverTarget={searchSheetId} aria-label={t('bar.search')}>
          <Icon name="search" />
        </button>
        {cartItem && <CartLink item={cartItem} place={{ provider: sales, resort: shell.site, lang: shell.lang }} />}
        <button type="button" className="bar-button bar-toggle" popoverTarget={menuId} aria-label={t('bar.menu')}>
          <Icon name="menu" />
        </button>
      </div>
      <LazySearchSheet shell={shell} />
    </header>
  )
}
