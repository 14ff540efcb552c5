import type { SiteSettings } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'
import { formatDay } from '../format-day.ts'
import type { StayProposal } from './proposal.ts'
import type { StayProblem } from './resolve-stay.ts'

const problems = {
  missing: 'proposal.missing',
  order: 'proposal.order',
  past: 'proposal.past',
  'out-of-season': 'proposal.out-of-season',
} as const satisfies Record<StayProblem, string>

type Props = { proposal: StayProposal; season: SiteSettings['season'] }

/** Why there is no proposal, or that the dates were clipped; with the dates of the season. */
export function StayNotice({ proposal: { problem, stay, query }, season }: Props) {
  const t = useTranslate()
  const isCut = stay && (stay.from !== query.from || stay.to !== query.to)
  if (!problem && !isCut) return null
  const wrong = problem && problem !== 'missing'
  return (
    <p className={wrong ? 'notice notice-error' : 'notice'}>
      {t(problem ? problems[problem] : 'proposal.cut')}{' '}
      {season && t('proposal.season', { start: formatDay(season.start, t), end: formatDay(season.end, t) })}
    </p>
  )
}
