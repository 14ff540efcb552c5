import { addDays } from 'base/day'
import type { Day } from 'base/day'
import type { PoolPlaces } from '../../availability/pool-places.ts'
import { minutesOf, timeOf } from '../../catalogue/clock-time.ts'

/** Instructors are counted by half hours, in minutes. */
const stepMinutes = 30

/** The group of the place pools of a discipline's instructors on a day. */
export function instructorGroup(discipline: string, day: Day): string {
  return `instructors/${discipline}/${day}`
}

/** The place pool of a discipline's instructors in the half hour that begins at `time`. */
export function instructorPool(resort: string, discipline: string, day: Day, time: string): string {
  return [resort, 'instructors', discipline, day, time.padStart(5, '0').replace(':', '')].join('.')
}

/** The beginnings of the half hours from one time to another. */
export function halfHours(from: string, to: string): string[] {
  const [first, end] = [minutesOf(from), minutesOf(to)]
  return Array.from({ length: Math.ceil((end - first) / stepMinutes) }, (_, index) =>
    timeOf(first + index * stepMinutes),
  )
}

/** A discipline on a day, in a resort. */
export type InstructorDay = { resort: string; discipline: string; day: Day }

/** The place pools that a lesson of so many minutes needs a place of each. */
export function poolsOfLesson({ resort, discipline, day }: InstructorDay, start: string, minutes: number): string[] {
  const end = timeOf(minutesOf(start) + minutes)
  return halfHours(start, end).map((time) => instructorPool(resort, discipline, day, time))
}

/** The instructors that are free in every half hour of a lesson. */
export function freeInstructors(places: PoolPlaces, pools: readonly string[]): number {
  return Math.max(0, Math.min(...pools.map((pool) => places.get(pool)?.places ?? 0)))
}

/** The days around a day on which a lesson may be proposed instead, nearest first. */
export function nearbyDays(day: Day): Day[] {
  return [1, -1, 2, -2, 3, -3].map((days) => addDays(day, days))
}
