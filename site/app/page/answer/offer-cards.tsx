import type { OfferPage } from 'content/api/page'
import type { ReactNode } from 'react'
import { Card } from 'ui/card'
import { OfferTagLabel } from '../../offer-tag/offer-tag.tsx'
import { useTranslate } from '../../wording/wording.tsx'
import { cardSizes } from '../blocks/cards/cards.tsx'
import { PagePicture } from '../picture/page-picture.tsx'
import type { Stay } from './stay-asked.ts'

type Props = { title: string; pages: readonly OfferPage[]; stay: Stay | undefined }

/** Offers under a title; nothing where there are none. */
export function OfferCards({ title, pages, stay }: Props) {
  if (pages.length === 0) return null
  return (
    <section className="answer-part">
      <h2 className="block-title">{title}</h2>
      <ul className={`cards cards-of-${pages.length}`}>
        {pages.map((page) => (
          <li key={page.key}>
            <OfferCard page={page} stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A page that fits, with its live price where the shop knows one. It is told the days of the stay. */
export function OfferCard({ page, stay, when }: { page: OfferPage; stay: Stay | undefined; when?: ReactNode }) {
  const say = useTranslate()
  const { name, title, subTitle, path, picture, tag, offer } = page
  return (
    <Card
      title={name}
      kicker={when}
      text={offer.product ? <Price product={offer.product} /> : title === name ? subTitle : title}
      href={stay ? `${path}?${new URLSearchParams(stay)}` : path}
      action={say('bar.see-offers')}
      media={picture && <PagePicture picture={picture} alt="" sizes={cardSizes} />}
      tag={tag && <OfferTagLabel tag={tag} />}
    />
  )
}

/** The lowest price of the season, which holidays raise: it is not that of the days asked for, and says so. */
function Price({ product }: { product: string }) {
  const say = useTranslate()
  return (
    <>
      <span className="answer-price" data-sales-price={product} suppressHydrationWarning>
        {say('offer.price')}
      </span>{' '}
      <span className="answer-price-varies">{say('answer.price-varies')}</span>
    </>
  )
}
