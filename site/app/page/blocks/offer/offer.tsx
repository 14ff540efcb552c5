import { Icon } from 'ui/icon'
import { LinkButton } from 'ui/link-button'
import { offerHref } from '../../../cart/requested-offer.ts'
import { useTranslate } from '../../../wording/wording.tsx'
import { PagePicture } from '../../picture/page-picture.tsx'
import { heroOf } from '../../hero.ts'
import type { BlockProps } from '../../block-view.tsx'
import { useBlock } from '../use-block.ts'

/**
 * A product of the shop. The widget writes its price and opens the choice of dates; before it is there, or when sales
 * do not answer, the button leads to the cart page, which opens the same choice.
 */
export function OfferBlock({ data }: BlockProps<'offer'>) {
  const t = useTranslate()
  const { text, shows, page, shell } = useBlock()
  const product = `${data.kind}:${data.product}`
  // The hero of the page shows it already.
  const picture = heroOf(page).picture?.picture === data.picture ? undefined : data.picture
  return (
    <article className={picture ? 'offer' : 'offer offer-bare'}>
      {picture && (
        <PagePicture
          className="offer-picture"
          picture={picture}
          alt={data.alt ?? ''}
          sizes="(min-width: 84rem) 46rem, 92vw"
        />
      )}
      <div className="offer-content">
        <div className="offer-about">
          <h2 className="offer-title" {...text('title')}>
            {data.title}
          </h2>
          {shows(data.text) && (
            <p className="offer-text" {...text('text')}>
              {data.text}
            </p>
          )}
        </div>
        <p className="offer-price" data-sales-price={product} suppressHydrationWarning>
          {t('offer.price')}
        </p>
        <p className="offer-action">
          <LinkButton
            href={offerHref(shell?.shortcuts.cartItem?.path ?? page.path, product)}
            data-sales-offer={product}
          >
            <Icon name="calendar" size={20} /> {t('offer.choose')}
            <span className="visually-hidden"> : {data.title}</span>
          </LinkButton>
        </p>
      </div>
    </article>
  )
}
