import type { PageView, Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { LinkButton } from 'ui/link-button'
import { useTranslate } from '../../wording/wording.tsx'
import { Courses } from './courses.tsx'
import type { Answer } from './fitting.ts'
import { daysInWords, partyInWords } from './in-words.ts'
import { Notice } from './notice.tsx'
import { agesOf } from './question.ts'
import { OfferCards } from './offer-cards.tsx'
import { StayQuestion } from './stay-question.tsx'

type Props = { page: PageView; shell: Shell; answer: Answer }

/** What fits those who say when they come and with whom; the question stays, to be asked otherwise. */
export function AnswerPage({ page, shell, answer }: Props) {
  const t = useTranslate()
  const { question, stay, problem, courses, anyDay, besides } = answer
  const party = partyInWords(question, t)
  const asked = { stay, ages: agesOf(question) }
  return (
    <>
      <header className="plain-head answer-head">
        <div className="plain-head-words">
          <h1 className="page-title">
            {t(stay ? 'answer.title' : 'answer.title-open')}{' '}
            {stay && <span className="page-subtitle">{daysInWords(stay, page.lang, t)}</span>}
          </h1>
          {party && <p className="page-lead">{party}</p>}
          <Notice answer={answer} lang={page.lang} season={shell.settings.season} />
          {!problem && (
            <p className="answer-change">
              <LinkButton href="#stay-question" look="secondary" size="s">
                <Icon name="calendar" size={20} /> {t('answer.change')}
              </LinkButton>
            </p>
          )}
        </div>
      </header>
      <div className="page-body answer">
        {problem && <StayQuestion shell={shell} question={question} />}
        {courses.map((one) => (
          <Courses key={one.band} {...one} asked={asked} lang={page.lang} />
        ))}
        <OfferCards title={t('answer.any-day')} pages={anyDay} asked={asked} />
        <OfferCards title={t('answer.besides')} pages={besides} asked={asked} />
        <WaysOn shell={shell} />
        {!problem && <StayQuestion shell={shell} question={question} />}
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
