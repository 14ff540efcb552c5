import type { NavigationItem, PageView } from 'content/api/page'
import { Card } from 'ui/card'
import { OfferTagLabel } from '../offer-tag/offer-tag.tsx'
import { useTranslate } from '../wording/wording.tsx'
import { cardSizes } from './blocks/cards/cards.tsx'
import { PagePicture } from './picture/page-picture.tsx'
import { useShell } from './page-context.tsx'
import { relatedTo } from './select-related.ts'

/** Links to the pages below this one that its content does not link to; where there are none, to its siblings. */
export function RelatedPages({ page }: { page: PageView }) {
  const t = useTranslate()
  const shell = useShell()
  const { what, items } = relatedTo(page, shell ? [...shell.main, ...shell.footer] : [])
  if (items.length === 0) return null
  return (
    <aside className="related" aria-labelledby="related">
      <h2 id="related" className="block-title">
        {t(what === 'children' ? 'page.children' : 'page.neighbours')}
      </h2>
      <ul className={`cards cards-of-${items.length}`}>
        {items.map((item) => (
          <li key={item.key}>
            <RelatedCard item={item} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

function RelatedCard({ item }: { item: NavigationItem }) {
  return (
    <Card
      title={item.name}
      text={item.subTitle}
      href={item.path}
      media={item.picture && <PagePicture picture={item.picture} alt="" sizes={cardSizes} />}
      tag={item.tag && <OfferTagLabel tag={item.tag} />}
    />
  )
}
