import type { Lang, SiteSettings } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'
import { dayInWords } from '../day-in-words.ts'
import type { Answer } from './fitting.ts'
import type { StayProblem } from './stay-asked.ts'

const problems = {
  missing: 'answer.missing',
  order: 'answer.order',
  past: 'answer.past',
  'out-of-season': 'answer.out-of-season',
} as const satisfies Record<StayProblem, string>

type Props = { answer: Answer; lang: Lang; season: SiteSettings['season'] }

/** What stands in the way of an answer, or that only a part of the days is left; with the days of the season. */
export function Notice({ answer: { problem, stay, question }, lang, season }: Props) {
  const t = useTranslate()
  const isCut = stay && (stay.from !== question.from || stay.to !== question.to)
  if (!problem && !isCut) return null
  const wrong = problem && problem !== 'missing'
  return (
    <p className={wrong ? 'notice notice-wrong' : 'notice'}>
      {t(problem ? problems[problem] : 'answer.cut')}{' '}
      {season && t('answer.season', { start: dayInWords(season.start, lang), end: dayInWords(season.end, lang) })}
    </p>
  )
}
