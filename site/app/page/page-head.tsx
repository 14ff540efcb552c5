import type { PageView } from 'content/api/page'
import type { ReactNode } from 'react'
import { OfferTagLabel } from '../offer-tag/offer-tag.tsx'
import { PageLead } from './page-lead.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { heroOf } from './hero.ts'
import { PageTitle } from './page-title.tsx'
import { PagePicture, posterSizes } from './picture/page-picture.tsx'

type Props = {
  page: PageView
  /** Stands between the breadcrumb and the title. */
  above?: ReactNode
}

/** The head of a page: its poster with name and lead before it; without a picture, the words on snow. */
export function PageHead({ page, above }: Props) {
  const { picture } = heroOf(page)
  return (
    <header className={picture ? 'poster' : 'plain-head'}>
      {picture && <PagePicture first className="poster-picture" {...picture} sizes={posterSizes} />}
      <div className={picture ? 'poster-words night' : 'plain-head-words'}>
        <Breadcrumb />
        {page.metadata.tag && (
          <p className="page-tag">
            <OfferTagLabel tag={page.metadata.tag} />
          </p>
        )}
        {above}
        <PageTitle page={page} />
        <PageLead page={page} />
      </div>
    </header>
  )
}
