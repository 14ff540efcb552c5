import type { PageView, Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { LinkButton } from 'ui/link-button'
import { useTranslate } from '../../wording/wording.tsx'
import { CourseList } from './course-list.tsx'
import type { StayProposal } from './proposal.ts'
import { formatStay, formatParty } from './format.ts'
import { StayNotice } from './stay-notice.tsx'
import { agesParameter } from './stay-query.ts'
import { OfferCards } from './offer-cards.tsx'
import { StayForm } from './stay-form.tsx'

type Props = { page: PageView; shell: Shell; proposal: StayProposal }

/** The offers that match a stay query, with the form to change it. */
export function ProposalPage({ page, shell, proposal }: Props) {
  const t = useTranslate()
  const { query, stay, problem, courses, anyDay, besides } = proposal
  const party = formatParty(query, t)
  const priceQuery = { stay, ages: agesParameter(query) }
  return (
    <>
      <header className="plain-head proposal-head">
        <div className="plain-head-text">
          <h1 className="page-title">
            {t(stay ? 'proposal.title' : 'proposal.title-open')}{' '}
            {stay && <span className="page-subtitle">{formatStay(stay, page.lang, t)}</span>}
          </h1>
          {party && <p className="page-lead">{party}</p>}
          <StayNotice proposal={proposal} season={shell.settings.season} />
          {!problem && (
            <p className="proposal-change">
              <LinkButton href="#stay-form" look="secondary" size="s">
                <Icon name="calendar" size={20} /> {t('proposal.change')}
              </LinkButton>
            </p>
          )}
        </div>
      </header>
      <div className="page-body proposal">
        {problem && <StayForm shell={shell} query={query} />}
        {courses.map((one) => (
          <CourseList key={one.band} {...one} priceQuery={priceQuery} lang={page.lang} />
        ))}
        <OfferCards title={t('proposal.any-day')} pages={anyDay} priceQuery={priceQuery} />
        <OfferCards title={t('proposal.besides')} pages={besides} priceQuery={priceQuery} />
        <WaysOn shell={shell} />
        {!problem && <StayForm shell={shell} query={query} />}
      </div>
    </>
  )
}

function WaysOn({ shell: { shortcuts } }: { shell: Shell }) {
  const t = useTranslate()
  const { meetingPointsItem, contactItem } = shortcuts
  return (
    <p className="buttons">
      {meetingPointsItem && (
        <LinkButton href={meetingPointsItem.path} look="secondary">
          {t('bar.meeting-points')}
        </LinkButton>
      )}
      {contactItem && (
        <LinkButton href={contactItem.path} look="secondary">
          {t('footer.contact')}
        </LinkButton>
      )}
    </p>
  )
}
