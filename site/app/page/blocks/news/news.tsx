import { Card } from 'ui/card'
import { useTranslate } from '../../../wording/wording.tsx'
import { formatDay } from '../../format-day.ts'
import { PagePicture } from '../../picture/page-picture.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { cardSizes } from '../cards/cards.tsx'
import { useBlock } from '../use-block.ts'

/** The newest news of the school. */
export function NewsBlock({ data }: BlockProps<'news'>) {
  const t = useTranslate()
  const { page, headingOf } = useBlock()
  const news = page.news.slice(0, data.limit)
  if (news.length === 0) return <p className="notice">{t('news.none')}</p>
  return (
    <ul className={`cards news cards-of-${news.length}`}>
      {news.map(({ key, path, name, date, picture }) => (
        <li key={key}>
          <Card
            heading={headingOf(data)}
            title={name}
            href={path}
            kicker={date && <time dateTime={date}>{formatDay(date, t)}</time>}
            media={picture && <PagePicture picture={picture} alt="" sizes={cardSizes} />}
            action={t('news.read')}
          />
        </li>
      ))}
    </ul>
  )
}
