import type { Day } from 'base/day'
import { daysIn } from 'base/locale'
import type { Lang } from 'content/api/page'
import type { Translate } from '../../wording/wording.tsx'
import { bands } from './stay-query.ts'
import type { Band, StayQuery } from './stay-query.ts'
import type { Stay } from './resolve-stay.ts'

/** An age as the form asks for it. */
export function formatBand(band: Band, t: Translate): string {
  return 'to' in band ? t('stay-form.ages', band) : t('stay-form.adults')
}

/** The heading of an age band: who its courses are for. */
export function formatBandHeading(band: Band, t: Translate): string {
  return 'to' in band ? t('proposal.for-ages', band) : t('proposal.for-adults')
}

/** From one day to another: the month is said once where it is the same. Put together here, because browsers differ in ranges. */
export function formatStay({ from, to }: Stay, lang: Lang, t: Translate): string {
  if (from === to) return weekdayAndDay(from, lang)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = sameMonth
    ? `${weekday(from, lang)} ${format(from, lang, { day: 'numeric' })}`
    : weekdayAndDay(from, lang)
  return t('proposal.days', { from: first, to: weekdayAndDay(to, lang) })
}

/** The party with its numbers of people; '' for an empty one. */
export function formatParty({ party }: StayQuery, t: Translate): string {
  return bands
    .filter(({ code }) => party[code] > 0)
    .map((band) => {
      const count = party[band.code]
      if (!('to' in band)) return t('proposal.adults', { count })
      return t(band.code === 'teens' ? 'proposal.teens' : 'proposal.children', { ...band, count })
    })
    .join(', ')
}

function weekdayAndDay(day: Day, lang: Lang): string {
  return `${weekday(day, lang)} ${format(day, lang, { day: 'numeric', month: 'long' })}`
}

function weekday(day: Day, lang: Lang): string {
  return format(day, lang, { weekday: 'long' })
}

function format(day: Day, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  return daysIn(lang, options).one(day)
}
