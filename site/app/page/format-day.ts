import type { Day } from 'base/day'
import { daysIn } from 'base/locale'
import type { Lang } from 'content/api/page'

/** A formatted day: `16 novembre 2026`. The same in every time zone. */
export function formatDay(day: Day, lang: Lang): string {
  return daysIn(lang, { dateStyle: 'long' }).one(day)
}
