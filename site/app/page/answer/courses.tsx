import type { Lang } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'
import type { Course, ForBand } from './fitting.ts'
import { daysInWords, forBandInWords } from './in-words.ts'
import { OfferCard } from './offer-cards.tsx'
import type { Asked } from './offer-cards.tsx'
import { bands } from './question.ts'

/** Most weeks of a course that are named. */
const namedWeeks = 3

type Props = ForBand & { asked: Asked; lang: Lang }

/** The courses for the people of one age, each with its whole weeks inside the stay. */
export function Courses({ band: code, courses, asked, lang }: Props) {
  const t = useTranslate()
  const band = bands.find((one) => one.code === code)
  if (!band || (courses.length === 0 && !asked.stay)) return null
  return (
    <section className="answer-part" aria-labelledby={`answer-${code}`}>
      <h2 id={`answer-${code}`} className="block-title">
        {forBandInWords(band, t)}
      </h2>
      {courses.length === 0 ? (
        <p className="notice">{t('answer.too-short')}</p>
      ) : (
        <ul className={`cards cards-of-${courses.length}`}>
          {courses.map((course) => (
            <li key={course.page.key}>
              <OfferCard page={course.page} asked={asked} when={<Weeks course={course} lang={lang} />} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Weeks({ course: { weeks }, lang }: { course: Course; lang: Lang }) {
  const t = useTranslate()
  const more = weeks.length - namedWeeks
  return (
    <>
      {weeks.slice(0, namedWeeks).map((week) => (
        <span key={week.from} className="answer-week">
          {daysInWords(week, lang, t)}
        </span>
      ))}
      {more > 0 && <span className="answer-week">{t('answer.more-weeks', { count: more })}</span>}
    </>
  )
}
