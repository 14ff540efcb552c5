import type { Day } from 'base/day'

/** The season of a resort as its files say it: S- days lie in the year in which it starts, N- days in the next. */
export type SeasonRule = { start: string; end: string }

/** The year in which the season starts that runs on `today`, or comes next. */
export function seasonYear(rule: SeasonRule, today: Day): number {
  const year = Number(today.slice(0, 4))
  return [year - 1, year].find((start) => today <= dayIn(rule.end, start)) ?? year + 1
}

/** `S-12-19` and `N-01-03` as days. */
export function dayIn(text: string, startYear: number): Day {
  return text.replace(/^S-/, `${startYear}-`).replace(/^N-/, `${startYear + 1}-`)
}

/** A file's text with its days and `{season}` filled in. */
export function inSeason(text: string, startYear: number): string {
  return text
    .replaceAll(/\b[SN]-\d{2}-\d{2}\b/g, (day) => dayIn(day, startYear))
    .replaceAll('{season}', `${startYear}-${startYear + 1}`)
}
