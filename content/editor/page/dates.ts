import type { DateRange } from 'content/api/blocks'

/** Whether a block with these ranges shows on a day (META-4); without ranges it always does. Both ends belong to a range. */
export function isShownOn(day: string, ranges: readonly DateRange[] | undefined): boolean {
  return !ranges?.length || ranges.some(({ from, to }) => from <= day && day <= to)
}

/** The calendar day it is here. */
export function today(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
