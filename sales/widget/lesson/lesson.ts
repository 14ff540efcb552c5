import type { Day } from 'base/day'
import { isRecord } from 'base/record'
import type { Offer, Selection, Slot } from '../../api/offers.ts'
import type { PersonInput, Stay } from '../api-client/endpoints.ts'
import { ageProblem } from '../party/person.ts'

/**
 * What somebody has chosen of a lesson so far. `people` are keys. `level` is for everybody; `levels` are those of single people, by key,
 * where each has an own one. `option` is the id of a `TimeOption`.
 */
export type LessonChoice = {
  people: readonly string[]
  level?: string
  levels?: Readonly<Record<string, string>>
  week?: Day
  option?: string
}

/** The level of somebody; undefined while it is not chosen. */
export function levelOf({ level, levels }: LessonChoice, key: string): string | undefined {
  return levels?.[key] ?? level
}

/** How many people take part at which level; before anybody is chosen, one at the level that is chosen or at any. */
export type Demand = { level: string | undefined; people: number }

export function demandOf(choice: LessonChoice): Demand[] {
  if (choice.people.length === 0) return [{ level: choice.level, people: 1 }]
  const groups = Map.groupBy(choice.people, (key) => levelOf(choice, key))
  return [...groups].map(([level, keys]) => ({ level, people: keys.length }))
}

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

/**
 * A time at which all who come can have their lesson: in one slot where all of their levels meet, else in a slot for each level, at the
 * same time and at different meeting points.
 */
export type TimeOption = {
  id: string
  start: Day
  end: Day
  time: string
  parts: readonly { slot: Slot; level: string | undefined; people: number }[]
  fromCents: number
  places: number
  state: SlotState
}

/** The options that begin on one day: a week of lessons. */
export type Week = {
  start: Day
  end: Day
  period: string
  options: TimeOption[]
  fromCents: number
  inStay: boolean
  state: SlotState
}

type Wish = { demand: readonly Demand[]; stay?: Stay | undefined }

/** Weeks in which the levels are taught, in the order of the season; a week's state is that of its freest option. */
export function weeksOf(slots: readonly Slot[], wish: Wish): Week[] {
  const byStart = Map.groupBy(slots, ({ start }) => start)
  return [...byStart]
    .flatMap(([start, together]) => weekOf(start, together, wish) ?? [])
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

function weekOf(start: Day, together: Slot[], { demand, stay }: Wish): Week | undefined {
  const slots = together.toSorted(
    (one, other) => one.startTime.localeCompare(other.startTime) || one.meetingPoint.localeCompare(other.meetingPoint),
  )
  const options = optionsOf(slots, demand)
  if (options.length === 0) return undefined
  const end = options.reduce((last, option) => (option.end > last ? option.end : last), start)
  return {
    start,
    end,
    options,
    period: slots[0]?.period ?? '',
    fromCents: Math.min(...options.map(({ fromCents }) => fromCents)),
    inStay: !stay || (start >= stay.from && end <= stay.to),
    state: freest(options.map(({ state }) => state)),
  }
}

function optionsOf(slots: readonly Slot[], demand: readonly Demand[]): TimeOption[] {
  const people = demand.reduce((sum, one) => sum + one.people, 0)
  const byTime = Map.groupBy(slots, ({ end, startTime, time }) => `${startTime} ${time} ${end}`)
  return [...byTime.values()].flatMap((together) => {
    const shared = together.filter((slot) => demand.every(({ level }) => isTaught(slot, level)))
    if (shared.length > 0)
      return shared.map((slot) =>
        optionOf([{ slot, level: demand.length === 1 ? demand[0]?.level : undefined, people }]),
      )
    const parts = demand.flatMap(({ level, people: few }) => {
      const slot = freestSlot(
        together.filter((one) => isTaught(one, level)),
        few,
      )
      return slot ? [{ slot, level, people: few }] : []
    })
    return demand.length > 1 && parts.length === demand.length ? [optionOf(parts)] : []
  })
}

function isTaught({ levels }: Slot, level: string | undefined): boolean {
  return level === undefined || levels.includes(level)
}

function freestSlot(slots: readonly Slot[], people: number): Slot | undefined {
  const state = freest(slots.map((slot) => slotState(slot, people)))
  return slots.find((slot) => slotState(slot, people) === state)
}

function optionOf(parts: TimeOption['parts']): TimeOption {
  const [{ slot }] = parts as [TimeOption['parts'][number]]
  const states = parts.map((part) => slotState(part.slot, part.people))
  return {
    id: parts.map((part) => part.slot.id).join('+'),
    start: slot.start,
    end: slot.end,
    time: slot.time,
    parts,
    fromCents: Math.min(...parts.map((part) => part.slot.priceCents)),
    places: Math.min(...parts.map((part) => part.slot.places)),
    state: byFreedom.findLast((state) => states.includes(state)) ?? 'closed',
  }
}

const byFreedom: readonly SlotState[] = ['free', 'few', 'too-few', 'full', 'closed']

function freest(states: readonly SlotState[]): SlotState {
  return byFreedom.find((state) => states.includes(state)) ?? 'closed'
}

export type MissingOfLesson = 'people' | 'level' | 'week' | 'slot'

/** What is still to be chosen before it can be put in the cart, the first in the order of the sections. */
export function missingOfLesson(choice: LessonChoice, slots: readonly Slot[]): MissingOfLesson | undefined {
  if (choice.people.length === 0) return 'people'
  if (choice.people.some((key) => levelOf(choice, key) === undefined)) return 'level'
  if (!choice.week) return 'week'
  const option = chosenOption(choice, slots)
  return option && canChoose(option.state) ? undefined : 'slot'
}

function chosenOption(choice: LessonChoice, slots: readonly Slot[]): TimeOption | undefined {
  const week = weeksOf(slots, { demand: demandOf(choice) }).find(({ start }) => start === choice.week)
  return week?.options.find(({ id }) => id === choice.option)
}

/** What is put in the cart: a selection for each slot and level, with the keys of its people. Empty while something is missing. */
export function selectionsOf(
  choice: LessonChoice,
  slots: readonly Slot[],
): { selection: Selection; people: string[] }[] {
  if (missingOfLesson(choice, slots)) return []
  const option = chosenOption(choice, slots)
  const groups = Map.groupBy(choice.people, (key) => levelOf(choice, key))
  return [...groups].flatMap(([level, people]) => {
    const part = option?.parts.find((one) => one.level === level) ?? option?.parts[0]
    return part && level ? [{ selection: { type: 'lesson' as const, slot: part.slot.id, level }, people }] : []
  })
}

/** The choice after one answer changed: what no longer fits is removed, and what has one possibility is chosen. */
export function completeChoice(choice: LessonChoice, slots: readonly Slot[], stay?: Stay): LessonChoice {
  const weeks = weeksOf(slots, { demand: demandOf(choice), stay })
  const staying = stay ? weeks.filter(({ inStay }) => inStay) : []
  const week = weeks.find(({ start }) => start === choice.week) ?? (staying.length === 1 ? staying[0] : undefined)
  const free = week?.options.filter(({ state }) => canChoose(state)) ?? []
  const option = free.find(({ id }) => id === choice.option) ?? (free.length === 1 ? free[0] : undefined)
  return { ...choice, week: week?.start, option: option?.id }
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
