import type { PageView } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'
import { formatDay } from '../format-day.ts'
import { PageHead } from '../page-head.tsx'
import { RelatedPages } from '../related-pages.tsx'
import { ContentZone } from '../content-zone.tsx'

/** A news article with its date. */
export function NewsPage({ page }: { page: PageView }) {
  const t = useTranslate()
  const { date } = page.fields
  return (
    <article>
      <PageHead
        page={page}
        above={
          date && (
            <p className="page-day">
              <time dateTime={date}>{formatDay(date, t)}</time>
            </p>
          )
        }
      />
      <div className="page-body">
        <ContentZone page={page} />
        <RelatedPages page={page} />
      </div>
    </article>
  )
}
