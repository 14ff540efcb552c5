import type { PageView, Shell } from 'content/api/page'
import { LazyStayForm } from '../stay/lazy-stay-form.tsx'
import { heroOf } from '../hero.ts'
import { PageTitle } from '../page-title.tsx'
import { PagePicture, heroSizes } from '../picture/page-picture.tsx'
import { PageLead } from '../page-lead.tsx'
import { ContentZone } from '../content-zone.tsx'

/** The home page: hero, stay form and content. */
export function HomePage({ page, shell }: { page: PageView; shell: Shell }) {
  const { picture } = heroOf(page)
  return (
    <>
      <header className="hero hero-home">
        {picture && <PagePicture first className="hero-picture" {...picture} sizes={heroSizes} />}
        <div className="hero-text dark">
          <PageTitle page={page} />
          <PageLead page={page} />
        </div>
      </header>
      <div className="page-body">
        {shell.main.length > 0 && <LazyStayForm shell={shell} />}
        <ContentZone page={page} />
      </div>
    </>
  )
}
