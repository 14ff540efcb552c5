import { Carousel } from 'ui/carousel'
import { Icon } from 'ui/icon'
import { LinkButton } from 'ui/link-button'
import { useTranslate } from '../../../wording/wording.tsx'
import { PagePicture } from '../../picture/page-picture.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { useBlock } from '../use-block.ts'

type Item = BlockProps<'carousel'>['data']['items'][number]

/** A carousel of pictures with text, one slide at a time (UI-2). */
export function CarouselBlock({ data: { items, fade } }: BlockProps<'carousel'>) {
  const t = useTranslate()
  const labels = {
    name: items.map(({ title }) => title).join(', '),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    slide: (number: number, count: number) => t('carousel.slide', { number, count }),
  }
  return (
    <Carousel labels={labels} fade={fade}>
      {items.map((item, at) => (
        <Slide key={at} item={item} at={at} />
      ))}
    </Carousel>
  )
}

function Slide({ item, at }: { item: Item; at: number }) {
  const t = useTranslate()
  const { text, shows, to } = useBlock()
  const link = to(item.href)
  return (
    <div className="slide">
      <PagePicture picture={item.picture} alt={item.alt} sizes="(min-width: 84rem) 76rem, 92vw" />
      <div className="slide-text dark">
        <h2 className="slide-title" {...text(`items.${at}.title`)}>
          {item.title}
        </h2>
        {shows(item.text) && <p {...text(`items.${at}.text`)}>{item.text}</p>}
        {link && (
          <p>
            <LinkButton {...link} size="s">
              <span {...text(`items.${at}.label`)}>{item.label || t('card.more')}</span>{' '}
              <Icon name="arrow-right" size={20} />
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  )
}
