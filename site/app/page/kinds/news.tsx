import type { PageView } from 'content/api/page'
import { dayInWords } from '../day-in-words.ts'
import { PageHead } from '../page-head.tsx'
import { Related } from '../related.tsx'
import { ContentZone } from '../content-zone.tsx'

/** One news, with its day. */
export function NewsPage({ page }: { page: PageView }) {
  const { date } = page.fields
  return (
    <article>
      <PageHead
        page={page}
        above={
          date && (
            <p className="page-day">
              <time dateTime={date}>{dayInWords(date, page.lang)}</time>
            </p>
          )
        }
      />
      <div className="page-body">
        <ContentZone page={page} />
        <Related page={page} />
      </div>
    </article>
  )
}
