import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import { z } from 'zod'
import { tariffOf } from '../../catalogue/catalogue.ts'
import type { Catalogue, Pool } from '../../catalogue/catalogue.ts'
import { periodOn } from '../../catalogue/season.ts'
import type { ProductContext } from '../kind.ts'
import type { LessonSelection } from './choice.ts'
import type { LessonRules } from './rules.ts'

const lessonFacts = z.object({
  product: z.string(),
  days: z.number().int(),
  time: z.string(),
  meetingPoint: z.string(),
})

/** What the place pool of a lesson's date keeps of it. */
export type LessonFacts = z.infer<typeof lessonFacts>

/** A date of a lesson without its counters: those are always asked of the database. */
export type LessonDate = LessonFacts & {
  id: string
  season: string
  start: Day
  end: Day
  capacity: number
  /** False for a date that the catalogue's files no longer have. */
  onSale: boolean
}

const groupPrefix = 'lesson/'

/** The group of the place pools of a lesson. */
export function lessonGroup(product: string): string {
  return `${groupPrefix}${product}`
}

type Dates = { byId: ReadonlyMap<string, LessonDate>; onSale: ReadonlyMap<string, readonly LessonDate[]> }

/** The dates of a catalogue, which does not change: worked out once. */
const known = new WeakMap<Catalogue['pools'], Dates>()

function datesOf({ pools }: Catalogue): Dates {
  const before = known.get(pools)
  if (before) return before
  const all = [...pools.values()].flatMap(dateOf).toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  const dates = {
    byId: new Map(all.map((one) => [one.id, one])),
    onSale: Map.groupBy(
      all.filter(({ onSale }) => onSale),
      ({ product }) => product,
    ),
  }
  known.set(pools, dates)
  return dates
}

function sortKey({ start, time, id }: LessonDate): string {
  return [start, time, id].join(' ')
}

function dateOf({ id, season, groupKey, firstDay, lastDay, data, capacity, onSale }: Pool): LessonDate[] {
  if (!groupKey.startsWith(groupPrefix) || firstDay === null || lastDay === null) return []
  return [{ id, season, start: firstDay, end: lastDay, ...lessonFacts.parse(data), capacity, onSale }]
}

/** A date by the id of its place pool. */
export function findLessonDate(catalogue: Catalogue, id: string): LessonDate | undefined {
  return datesOf(catalogue).byId.get(id)
}

/** The dates of a lesson that are on sale, by day, time and id; what is held or sold of them is not looked at. */
export function datesOfLesson(catalogue: Catalogue, product: string): readonly LessonDate[] {
  return datesOf(catalogue).onSale.get(product) ?? []
}

/** What a lesson costs on one of its dates; undefined when it is not sold then. */
export function lessonDatePrice(
  catalogue: Catalogue,
  { season: id, product, start, days }: LessonDate,
): Cents | undefined {
  const season = catalogue.seasons.find((one) => one.id === id)
  const period = season && periodOn(season, start) ? 'high' : 'low'
  return tariffOf(catalogue, { season: id, product, age: 'all', period, days })
}

/** The same time and meeting point in the first week that lies within a stay; undefined when there is none. */
export function moveLesson(
  { catalogue, product }: ProductContext<LessonRules>,
  { selection }: { selection: LessonSelection },
  { from, to }: { from: Day; to: Day },
): LessonSelection | undefined {
  const slot = findLessonDate(catalogue, selection.slot)
  const there = datesOfLesson(catalogue, product.id).find(
    (date) =>
      from <= date.start && date.end <= to && date.time === slot?.time && date.meetingPoint === slot.meetingPoint,
  )
  return there && { ...selection, slot: there.id }
}
