import type { Day } from 'base/day'
import { isRecord } from 'base/record'
import type { Offer, Slot } from '../../api/offers.ts'
import type { PersonInput, Stay } from '../api-client/endpoints.ts'
import { ageProblem } from '../party/person.ts'

/** What somebody has chosen of a lesson so far. */
export type LessonChoice = { people: readonly string[]; level?: string; week?: Day; slot?: string }

/** Whether a value from the browser's history is a choice. */
export function isLessonChoice(value: unknown): value is LessonChoice {
  return isRecord(value) && Array.isArray(value.people)
}

/** How free a slot is for so many people. few: so few places left that it is said. too-few: not enough for all of them. */
export type SlotState = 'free' | 'few' | 'too-few' | 'full' | 'closed'

/** From so many places down it is said how many are left. */
export const fewPlaces = 5

export function slotState({ places, bookable }: Pick<Slot, 'places' | 'bookable'>, people: number): SlotState {
  if (places <= 0) return 'full'
  if (!bookable) return 'closed'
  if (places < people) return 'too-few'
  return places <= fewPlaces ? 'few' : 'free'
}

export function canChoose(state: SlotState): boolean {
  return state === 'free' || state === 'few'
}

/** The slots that begin on one day: a week of lessons. */
export type Week = {
  start: Day
  end: Day
  period: string
  slots: Slot[]
  fromCents: number
  inStay: boolean
  state: SlotState
}

/** Weeks in which a level is taught, in the order of the season; a week's state is that of its freest slot. */
export function weeksOf(slots: readonly Slot[], wish: { level?: string; stay?: Stay; people: number }): Week[] {
  const taught = slots.filter(({ levels }) => !wish.level || levels.includes(wish.level))
  const byStart = Map.groupBy(taught, ({ start }) => start)
  return [...byStart]
    .map(([start, together]) => weekOf(start, together, wish))
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

function weekOf(start: Day, together: Slot[], { stay, people }: { stay?: Stay; people: number }): Week {
  const slots = together.toSorted(
    (one, other) => startTime(one) - startTime(other) || one.meetingPoint.localeCompare(other.meetingPoint),
  )
  const end = slots.reduce((last, slot) => (slot.end > last ? slot.end : last), start)
  return {
    start,
    end,
    slots,
    period: slots[0]?.period ?? '',
    fromCents: Math.min(...slots.map(({ priceCents }) => priceCents)),
    inStay: !stay || (start >= stay.from && end <= stay.to),
    state: freest(slots.map((slot) => slotState(slot, people))),
  }
}

const byFreedom: readonly SlotState[] = ['free', 'few', 'too-few', 'full', 'closed']

function freest(states: readonly SlotState[]): SlotState {
  return byFreedom.find((state) => states.includes(state)) ?? 'closed'
}

/** Minutes after midnight of a time written for readers, such as `9 h 15` or `9:15`. */
function startTime({ time }: Slot): number {
  const [, hours = '0', minutes = '0'] = /(\d{1,2})\D+(\d{2})?/.exec(time) ?? []
  return Number(hours) * 60 + Number(minutes)
}

export type MissingOfLesson = 'people' | 'level' | 'week' | 'slot'

/** What is still to be chosen before it can be put in the cart, the first in the order of the questions. */
export function missingOfLesson(choice: LessonChoice, slots: readonly Slot[]): MissingOfLesson | undefined {
  if (choice.people.length === 0) return 'people'
  if (!choice.level) return 'level'
  if (!choice.week) return 'week'
  const slot = slots.find(({ id }) => id === choice.slot)
  return slot && slot.levels.includes(choice.level) && canChoose(slotState(slot, choice.people.length))
    ? undefined
    : 'slot'
}

/** The choice after one answer changed: what no longer fits is taken back, and what has one possibility is chosen. */
export function completeChoice(choice: LessonChoice, slots: readonly Slot[], stay?: Stay): LessonChoice {
  const people = choice.people.length
  const weeks = weeksOf(slots, { level: choice.level, stay, people })
  const staying = stay ? weeks.filter(({ inStay }) => inStay) : []
  const week = weeks.find(({ start }) => start === choice.week) ?? (staying.length === 1 ? staying[0] : undefined)
  const free = week?.slots.filter((slot) => canChoose(slotState(slot, people))) ?? []
  const slot = free.find(({ id }) => id === choice.slot) ?? (free.length === 1 ? free[0] : undefined)
  return { ...choice, week: week?.start, slot: slot?.id }
}

/**
 * Why somebody may not have a lesson: their age on its first day. While no week is chosen, only who is too young or
 * too old in every week has a problem.
 */
export function ageProblemIn(
  person: PersonInput,
  offer: Pick<Offer, 'minAge' | 'maxAge' | 'slots'>,
  week: Day | undefined,
): { age: number; day: Day } | undefined {
  if (week) return ageProblem(person, offer, week)
  const problems = offer.slots.map(({ start }) => ageProblem(person, offer, start))
  return problems.every(Boolean) ? problems[0] : undefined
}
