import { daysBetween, isDay } from 'base/day'
import type { Day } from 'base/day'

/** Key of the page's session storage for the days that the visitor stays: a widget begins its questions with them. */
export const stayKey = 'stay'

/** From the day of arrival to the day of departure. */
export type Stay = { from: Day; to: Day }

/** Nobody stays longer, in days. */
const longest = 366

/** Whether a value is a stay: days that exist, in order, and not for ever. Anybody can write into a storage or an address. */
export function isStay(value: unknown): value is Stay {
  if (typeof value !== 'object' || value === null) return false
  const { from, to } = value as Record<string, unknown>
  if (typeof from !== 'string' || typeof to !== 'string') return false
  return isDay(from) && isDay(to) && from <= to && daysBetween(from, to) <= longest
}
