import { z } from 'zod'

/** A day of the calendar as `YYYY-MM-DD`, in the resort's time zone. It has no hour and is compared as text. */
export type Day = string

/** Accepts a day that exists: `2027-02-29` is refused. */
// Marked as pure, so that a browser that only counts days does not load the schema library.
export const daySchema = /* @__PURE__ */ makeDaySchema()

function makeDaySchema() {
  return z.string().refine(isDay, 'a day that exists, written YYYY-MM-DD')
}

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day it is at `instant` in a time zone. Put together from its parts, because engines write one locale's dates differently. */
export function dayAt(instant: Date, timeZone: string): Day {
  const format = dayFormats.get(timeZone) ?? dayFormat(timeZone)
  const parts = format.formatToParts(instant)
  const valueOf = (type: 'year' | 'month' | 'day') => parts.find((part) => part.type === type)?.value ?? ''
  return `${valueOf('year')}-${valueOf('month')}-${valueOf('day')}`
}

/** One for each time zone: making one takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, format)
  return format
}

/** The day `days` later (or earlier when negative). */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Days from `from` to `to`; 0 when they are the same day. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Day of the week, 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** The first `weekday` (1 = Monday … 7 = Sunday) that is not before `earliest`. */
export function firstWeekday(weekday: number, earliest: Day): Day {
  return addDays(earliest, (weekday - weekdayOf(earliest) + 7) % 7)
}

/** The Monday of the week that holds `day`. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day))
}

/**
 * Age in whole years on a day. Somebody born on 29 February is a year older on 1 March of a common year,
 * as French civil practice counts.
 */
export function ageOn(birthDate: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The instant at which a day begins in a time zone, summer time included. */
export function startOfDay(day: Day, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const first = utc - offsetAt(new Date(utc), timeZone)
  return new Date(utc - offsetAt(new Date(first), timeZone))
}

function offsetAt(instant: Date, timeZone: string): number {
  const format = clockFormats.get(timeZone) ?? clockFormat(timeZone)
  const parts = format.formatToParts(instant)
  const at = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return local - Math.floor(instant.getTime() / 1000) * 1000
}

const clockFormats = new Map<string, Intl.DateTimeFormat>()

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clockFormats.set(timeZone, format)
  return format
}
