import type { OfferPage } from 'content/api/page'
import type { ReactNode } from 'react'
import { Card } from 'ui/card'
import { OfferTagLabel } from '../../offer-tag/offer-tag.tsx'
import { useTranslate } from '../../wording/wording.tsx'
import { cardSizes } from '../blocks/cards/cards.tsx'
import { PagePicture } from '../picture/page-picture.tsx'
import type { Stay } from './resolve-stay.ts'

type Props = { title: string; pages: readonly OfferPage[]; priceQuery: PriceQuery }
/** The stay and the ages for which prices are requested. */
export type PriceQuery = { stay: Stay | undefined; ages: string }

/** Offers under a title; nothing where there are none. */
export function OfferCards({ title, pages, priceQuery }: Props) {
  if (pages.length === 0) return null
  return (
    <section className="proposal-part">
      <h2 className="block-title">{title}</h2>
      <ul className={`cards cards-of-${pages.length}`}>
        {pages.map((page) => (
          <li key={page.key}>
            <OfferCard page={page} priceQuery={priceQuery} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A matching offer with its live price; its link carries the days of the stay. */
export function OfferCard({ page, priceQuery, when }: { page: OfferPage; priceQuery: PriceQuery; when?: ReactNode }) {
  const t = useTranslate()
  const { name, title, subTitle, path, picture, tag, offer } = page
  const { stay } = priceQuery
  return (
    <Card
      title={name}
      kicker={when}
      text={
        offer.product ? <Price product={offer.product} priceQuery={priceQuery} /> : title === name ? subTitle : title
      }
      href={stay ? `${path}?${new URLSearchParams(stay)}` : path}
      action={t('bar.see-offers')}
      media={picture && <PagePicture picture={picture} alt="" sizes={cardSizes} />}
      tag={tag && <OfferTagLabel tag={tag} />}
    />
  )
}

/** The price in the stay for those who come; where the shop cannot tell it, the lowest of the season, which says that it varies. */
function Price({ product, priceQuery: { stay, ages } }: { product: string; priceQuery: PriceQuery }) {
  const t = useTranslate()
  const forStay = stay && { 'data-sales-stay': `${stay.from}/${stay.to}`, 'data-sales-ages': ages }
  return (
    <>
      <span className="proposal-price" data-sales-price={product} {...forStay} suppressHydrationWarning>
        {t('offer.price')}
      </span>{' '}
      <span className="proposal-price-varies">{t('proposal.price-varies')}</span>
      <span className="proposal-price-person">{t('proposal.price-person')}</span>
    </>
  )
}
