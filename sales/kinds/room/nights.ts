import { addDays, daysBetween } from 'base/day'
import type { Day } from 'base/day'

/** The nights from an arrival to a departure, each by the day on which it begins. */
export function nightsBetween(arrival: Day, departure: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(arrival, departure)) }, (_, index) => addDays(arrival, index))
}

/** The group of the place pools of a house: all its types of room. */
export function roomGroup(product: string): string {
  return `room/${product}`
}

/** The place pool of a type of room in a night. */
export function poolOfNight(resort: string, product: string, room: string, night: Day): string {
  return [resort, product, room, night].join('.')
}
