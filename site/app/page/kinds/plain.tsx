import type { PageView } from 'content/api/page'
import { Breadcrumb } from '../breadcrumb.tsx'
import { PageTitle } from '../page-title.tsx'
import { PageLead } from '../page-lead.tsx'
import { ContentZone } from '../content-zone.tsx'

/** A page of text: no picture, one column. */
export function PlainPage({ page }: { page: PageView }) {
  return (
    <>
      <header className="plain-head">
        <div className="plain-head-text">
          <Breadcrumb />
          <PageTitle page={page} />
          <PageLead page={page} />
        </div>
      </header>
      <div className="page-body">
        <ContentZone page={page} />
      </div>
    </>
  )
}
