import type { PageView, Shell } from 'content/api/page'
import { LateStayQuestion } from '../answer/late-question.tsx'
import { heroOf } from '../hero.ts'
import { PageTitle } from '../page-title.tsx'
import { PagePicture, posterSizes } from '../picture/page-picture.tsx'
import { PageLead } from '../page-lead.tsx'
import { ContentZone } from '../content-zone.tsx'

/** The first page: the resort as a poster, one question, and what is new. */
export function HomePage({ page, shell }: { page: PageView; shell: Shell }) {
  const { picture } = heroOf(page)
  return (
    <>
      <header className="poster poster-home">
        {picture && <PagePicture first className="poster-picture" {...picture} sizes={posterSizes} />}
        <div className="poster-words night">
          <PageTitle page={page} />
          <PageLead page={page} />
        </div>
      </header>
      <div className="page-body">
        {shell.main.length > 0 && <LateStayQuestion shell={shell} />}
        <ContentZone page={page} />
      </div>
    </>
  )
}
