import type { PageView } from 'content/api/page'
import { PageHead } from '../page-head.tsx'
import { RelatedPages } from '../related-pages.tsx'
import { ContentZone } from '../content-zone.tsx'

/** A page with a hero, its content and related pages. */
export function ArticlePage({ page }: { page: PageView }) {
  return (
    <>
      <PageHead page={page} />
      <div className="page-body">
        <ContentZone page={page} />
        <RelatedPages page={page} />
      </div>
    </>
  )
}
