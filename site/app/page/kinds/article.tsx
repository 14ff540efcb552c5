import type { PageView } from 'content/api/page'
import { PageHead } from '../page-head.tsx'
import { Related } from '../related.tsx'
import { ContentZone } from '../content-zone.tsx'

/** A page with a poster, its content, and ways on. */
export function ArticlePage({ page }: { page: PageView }) {
  return (
    <>
      <PageHead page={page} />
      <div className="page-body">
        <ContentZone page={page} />
        <Related page={page} />
      </div>
    </>
  )
}
