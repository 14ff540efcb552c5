import type { NavigationItem } from 'content/api/page'
import { Card } from 'ui/card'
import { Icon } from 'ui/icon'
import { LinkButton } from 'ui/link-button'
import { Picture } from 'ui/picture'
import { OfferTagLabel } from '../../offer-tag/offer-tag.tsx'
import { useTranslate } from '../../wording/wording.tsx'
import { HideButton } from './hide-button.tsx'
import { megaMenuId, menuId } from './menu-id.ts'

/** The pages below an item of the main navigation, as cards, and a link to all of them (NAV-2). */
export function MegaMenu({ item }: { item: NavigationItem }) {
  const t = useTranslate()
  const id = megaMenuId(item)
  return (
    <div className="mega" id={id} popover="auto">
      <div className="mega-inside">
        <div className="mega-head">
          <HideButton popover={id} icon="arrow-left" label={t('bar.back')} className="mega-back" />
          <p className="mega-title">{item.name}</p>
          <HideButton popover={menuId} icon="close" label={t('bar.close-menu')} className="mega-close" />
          <LinkButton className="mega-all" href={item.path} look="secondary" size="s">
            {t('bar.see-all-offers')} <Icon name="arrow-right" size={20} />
          </LinkButton>
        </div>
        <ul className="mega-cards">
          {item.subs.map((sub) => (
            <li key={sub.key}>
              <SubCard item={sub} action={t('bar.see-offers')} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function SubCard({ item, action }: { item: NavigationItem; action: string }) {
  return (
    <Card
      heading="p"
      title={item.shortTitle ?? item.name}
      href={item.path}
      action={action}
      media={item.picture && <Picture src={`/pictures/${item.picture}`} alt="" sizes="15rem" />}
      tag={item.tag && <OfferTagLabel tag={item.tag} />}
    />
  )
}
