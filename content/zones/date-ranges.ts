import type { Clock } from 'base/clock'
import { addDays, dayAt, startOfDay } from 'base/day'
import type { Block } from '../api/blocks.ts'
import { isShownOn } from '../api/dates.ts'

/** The blocks that show today, a day of the resort (META-4). */
export function shownBlocks(blocks: readonly Block[], today: string): Block[] {
  return blocks.filter((block) => isShownOn(today, block))
}

/** The next instant at which a range of these blocks begins or has ended, in the resort's time zone; undefined when nothing is to come. */
export function nextBorder(blocks: readonly Block[], clock: Clock, timeZone: string): Date | undefined {
  const now = clock()
  const today = dayAt(now, timeZone)
  const days = blocks
    .flatMap(({ dateRanges }) => dateRanges ?? [])
    .flatMap(({ from, to }) => [from, addDays(to, 1)])
    .filter((day) => day > today)
    .toSorted()
  return days[0] === undefined ? undefined : startOfDay(days[0], timeZone)
}
