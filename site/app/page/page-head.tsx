import type { PageView } from 'content/api/page'
import type { ReactNode } from 'react'
import { OfferTagLabel } from '../offer-tag/offer-tag.tsx'
import { PageLead } from './page-lead.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { heroOf } from './hero.ts'
import { PageTitle } from './page-title.tsx'
import { PagePicture, heroSizes } from './picture/page-picture.tsx'

type Props = {
  page: PageView
  /** Rendered between breadcrumb and title. */
  above?: ReactNode
}

/** The head of a page: the hero picture with the title and lead; without a picture, title and lead on a light background. */
export function PageHead({ page, above }: Props) {
  const { picture } = heroOf(page)
  return (
    <header className={picture ? 'hero' : 'plain-head'}>
      {picture && <PagePicture first className="hero-picture" {...picture} sizes={heroSizes} />}
      <div className={picture ? 'hero-text dark' : 'plain-head-text'}>
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
