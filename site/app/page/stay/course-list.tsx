import type { Lang } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'
import type { Course, BandCourses } from './proposal.ts'
import { formatStay, formatBandHeading } from './format.ts'
import { OfferCard } from './offer-cards.tsx'
import type { PriceQuery } from './offer-cards.tsx'
import { bands } from './stay-query.ts'

/** Most weeks of a course that are named. */
const namedWeeks = 3

type Props = BandCourses & { priceQuery: PriceQuery; lang: Lang }

/** The courses for the people of one age, each with its whole weeks inside the stay. */
export function CourseList({ band: code, courses, priceQuery, lang }: Props) {
  const t = useTranslate()
  const band = bands.find((one) => one.code === code)
  if (!band || (courses.length === 0 && !priceQuery.stay)) return null
  return (
    <section className="proposal-part" aria-labelledby={`proposal-${code}`}>
      <h2 id={`proposal-${code}`} className="block-title">
        {formatBandHeading(band, t)}
      </h2>
      {courses.length === 0 ? (
        <p className="notice">{t('proposal.too-short')}</p>
      ) : (
        <ul className={`cards cards-of-${courses.length}`}>
          {courses.map((course) => (
            <li key={course.page.key}>
              <OfferCard page={course.page} priceQuery={priceQuery} when={<Weeks course={course} lang={lang} />} />
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
        <span key={week.from} className="proposal-week">
          {formatStay(week, lang, t)}
        </span>
      ))}
      {more > 0 && <span className="proposal-week">{t('proposal.more-weeks', { count: more })}</span>}
    </>
  )
}
