import { z } from 'zod'
import type { Pool, SlotInfo } from './catalogue.ts'

const lessonFacts = z.object({
  product: z.string(),
  days: z.number().int(),
  time: z.string(),
  meetingPoint: z.string(),
})

/** What the place pool of a lesson's date keeps of it. */
export type LessonFacts = z.infer<typeof lessonFacts>

const groupPrefix = 'lesson/'

/** The group of the place pools of a lesson. */
export function lessonGroup(product: string): string {
  return `${groupPrefix}${product}`
}

/** The dates of lessons among place pools, by day, time and id. */
export function lessonDates(pools: readonly Pool[]): SlotInfo[] {
  return pools.flatMap(lessonDate).toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

function sortKey({ start, time, id }: SlotInfo): string {
  return [start, time, id].join(' ')
}

function lessonDate({ id, season, groupKey, firstDay, lastDay, data, capacity, onSale }: Pool): SlotInfo[] {
  if (!groupKey.startsWith(groupPrefix) || firstDay === null || lastDay === null) return []
  return [{ id, season, start: firstDay, end: lastDay, ...lessonFacts.parse(data), capacity, onSale }]
}
