import { ageOn, weekdayOf } from 'base/day'
import type { Day } from 'base/day'
import { z } from 'zod'
import { ages, texts } from '../../catalogue/product.ts'

const cents = z.number().int().min(0)

/** The two columns of a price for a person and a night. */
const nightPrice = z.object({ low: cents, high: cents })

/** `free` guests pay nothing and sleep in a cot: they take no bed. */
const guestCategory = ages.extend({ code: z.string(), free: z.boolean().default(false), label: texts })
export type GuestCategory = z.infer<typeof guestCategory>

/** What is served, and its price for each category of guests who pay. */
const boardRule = z.object({ code: z.string(), label: texts, prices: z.record(z.string(), nightPrice) })
export type BoardRule = z.infer<typeof boardRule>

const weekday = z.number().int().min(1).max(7)

/** How long guests stay at least, and on which weekdays they arrive and leave: on any where none is named. */
export const stayRule = z.object({
  minNights: z.number().int().min(1),
  arrival: z.array(weekday).min(1).optional(),
  departure: z.array(weekday).min(1).optional(),
})
export type StayRule = z.infer<typeof stayRule>

/** A type of room. `from` and `to`: how many people sleep in its beds. Prices are those of the room alone, by category of guests. */
const roomRule = z.object({
  code: z.string(),
  label: texts,
  hint: texts,
  rooms: z.number().int().min(0),
  from: z.number().int().min(1),
  to: z.number().int().min(1),
  cots: z.number().int().min(0),
  prices: z.record(z.string(), nightPrice),
})
export type RoomRule = z.infer<typeof roomRule>

/**
 * A house that lodges people. `ageOn`: whether ages count on the day of arrival, or on each night. `stays`: by the code of a period of the season;
 * `low` holds for all nights outside those that are named.
 */
export const roomRules = z.object({
  classification: z.string(),
  place: z.string(),
  checkIn: z.string(),
  maxNights: z.number().int().min(1),
  ageOn: z.enum(['arrival', 'night']),
  guests: z.array(guestCategory),
  boards: z.array(boardRule),
  stays: z.record(z.string(), stayRule),
  rooms: z.array(roomRule),
})
export type RoomRules = z.infer<typeof roomRules>

/** The age from which somebody may answer for a room. */
export const adultAge = 18

/** The category of a guest on a day; undefined where the house has none for the age. */
export function guestAt({ guests }: RoomRules, birthDate: Day, day: Day): GuestCategory | undefined {
  const age = ageOn(birthDate, day)
  return guests.find(({ from, to }) => from <= age && (to === undefined || age <= to))
}

/** The rule of a night by the code of its period, `low` outside all of them. */
export function stayRuleOf({ stays }: RoomRules, period: string): StayRule {
  return stays[period] ?? stays.low ?? { minNights: 1 }
}

/** Whether the weekday of a day is one of those that are allowed. */
export function isOnWeekday(day: Day, weekdays: readonly number[] | undefined): boolean {
  return weekdays === undefined || weekdays.includes(weekdayOf(day))
}
