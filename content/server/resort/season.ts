import { firstWeekday } from 'base/day'
import type { Day } from 'base/day'
import { daysIn } from 'base/locale'
import type { Lang } from '../../api/page.ts'

/** The season of a resort as its files say it, in days such as `dayIn` reads. */
export type SeasonRule = { start: string; end: string }

/** A day in a resort's files, so that every winter's days come out of the same text. */
const ruledDay = /\b([SN])-(\d\d-\d\d)(?:\/([1-7]))?/
export const seasonDay = new RegExp(`^${ruledDay.source}$`)

/** The year in which the season starts that runs on `today`, or comes next. */
export function seasonYear(rule: SeasonRule, today: Day): number {
  const year = Number(today.slice(0, 4))
  return [year - 1, year].find((start) => today <= dayIn(rule.end, start)) ?? year + 1
}

/**
 * A day of the winter that starts in `startYear`. `S-12-19` lies in that year and `N-01-03` in the next;
 * `S-12-12/6` is the first Saturday from there on, for what moves with the week.
 */
export function dayIn(text: string, startYear: number): Day {
  return text.replace(ruledDay, (_, year: string, monthAndDay: string, weekday?: string) => {
    const earliest = `${year === 'S' ? startYear : startYear + 1}-${monthAndDay}`
    return weekday === undefined ? earliest : firstWeekday(Number(weekday), earliest)
  })
}

/** A file's text with its days filled in, `{S-12-12/6}` in words, and `{season}`. */
export function inSeason(text: string, startYear: number, lang: Lang): string {
  return text
    .replaceAll(new RegExp(`\\{(${ruledDay.source})\\}`, 'g'), (_, day: string) => inWords(dayIn(day, startYear), lang))
    .replaceAll(new RegExp(ruledDay, 'g'), (day) => dayIn(day, startYear))
    .replaceAll('{season}', `${startYear}-${startYear + 1}`)
}

function inWords(day: Day, lang: Lang): string {
  return daysIn(lang, { day: 'numeric', month: 'long' }).one(day)
}
