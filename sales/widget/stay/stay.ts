import { addDays, isDay } from 'base/day'
import type { Day } from 'base/day'
import type { Stay } from '../api-client/endpoints.ts'
import type { PlainTextKey } from '../wording/keys.ts'

/** Dates as they are typed; empty when not yet. */
export type StayForm = { from: string; to: string }

/** The stay that was typed; undefined while it is not whole, a wording key when it cannot be. */
export function readStay({ from, to }: StayForm, today: Day): { stay?: Stay; error?: PlainTextKey } {
  if (!isDay(from) || !isDay(to)) return {}
  if (to < from) return { error: 'stay.error.order' }
  if (to < today) return { error: 'stay.error.past' }
  return { stay: { from, to } }
}

/** The form after the day of arrival changed: a departure that is missing or too early becomes a week later. */
export function withArrival(form: StayForm, from: string): StayForm {
  if (!isDay(from)) return { ...form, from }
  return { from, to: isDay(form.to) && form.to > from ? form.to : addDays(from, 7) }
}
