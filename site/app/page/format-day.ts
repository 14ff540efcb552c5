import type { Day } from 'base/day'
import type { Translate } from '../wording/wording.tsx'

/**
 * A formatted day: `16 novembre 2026`, as `Intl` writes it. Made of words, because the first format of `Intl` reads the browser's
 * tables of languages, which takes longer than hydrating the page.
 */
export function formatDay(day: Day, t: Translate): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = t('day.months').split(' ')[Number(month) - 1] ?? month
  return t('day.long', { day: date === '01' ? t('day.first') : Number(date), month: name, year })
}
