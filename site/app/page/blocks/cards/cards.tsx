import { Card } from 'ui/card'
import { OfferTagLabel } from '../../../offer-tag/offer-tag.tsx'
import { PagePicture } from '../../picture/page-picture.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { useBlock } from '../use-block.ts'

type Item = BlockProps<'cards'>['data']['items'][number]

/** Cards with links and pictures. */
export function CardsBlock({ data }: BlockProps<'cards'>) {
  const { title, items } = data
  const { text, shows, headingOf } = useBlock()
  const heading = headingOf(data, Boolean(title))
  return (
    <>
      {shows(title) && (
        <h2 className="block-title" {...text('title')}>
          {title}
        </h2>
      )}
      <ul className={`cards cards-of-${items.length}`}>
        {items.map((item, at) => (
          <li key={at}>
            <CardItem item={item} at={at} heading={heading} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CardItem({ item, at, heading }: { item: Item; at: number; heading: 'h2' | 'h3' }) {
  const { text, shows, to } = useBlock()
  const path = `items.${at}`
  return (
    <Card
      heading={heading}
      title={<span {...text(`${path}.title`)}>{item.title}</span>}
      text={shows(item.text) && <span {...text(`${path}.text`)}>{item.text}</span>}
      href={to(item.href)?.href}
      action={shows(item.label) && <span {...text(`${path}.label`)}>{item.label}</span>}
      media={item.picture && <PagePicture picture={item.picture} alt={item.alt ?? ''} sizes={cardSizes} />}
      tag={item.tag && <OfferTagLabel tag={item.tag} />}
    />
  )
}

/** How wide a card's picture is drawn. */
export const cardSizes = '(min-width: 60rem) 25rem, (min-width: 36rem) 46vw, 92vw'
