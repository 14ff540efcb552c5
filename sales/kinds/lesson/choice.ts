import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { ageOn } from 'base/day'
import { z } from 'zod'
import type { Person } from '../../api/cart.ts'
import { tariffOf } from '../../catalogue/catalogue.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodSteps } from '../../pricing/period-steps.ts'
import type { Choice, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import { instructorNotes } from '../instructor-notes.ts'
import { findLessonDate } from './dates.ts'
import type { LessonDate } from './dates.ts'
import { levelsAt, meetingPointsOf } from './rules.ts'
import type { LessonRules } from './rules.ts'

/** A date of the lesson, the level at which it is taken, and what the instructor should know. */
export const lessonSelection = z.object({
  type: z.literal('lesson'),
  slot: z.string().max(64),
  level: z.string().max(40),
  ...instructorNotes,
})
export type LessonSelection = z.infer<typeof lessonSelection>

export type LessonChoice = Choice & { season: Season; slot: LessonDate; level: string }

/** The date and level of a selection, or why it cannot be bought. */
export function resolveLesson(
  { catalogue, product: { id, rules }, today }: ProductContext<LessonRules>,
  { slot: slotId, level }: LessonSelection,
  { isHeld }: { isHeld: boolean },
): Result<LessonChoice, SelectionRefusal> {
  const slot = findLessonDate(catalogue, slotId)
  const season = catalogue.seasons.find((one) => one.id === slot?.season)
  if (!slot || !season || slot.product !== id) return fail('not-bookable', 'not-bookable.slot')
  if (!slot.onSale && !isHeld) return fail('not-bookable', 'not-bookable.slot')
  if (slot.start <= today) return fail('not-bookable', 'not-bookable.begun', { day: slot.start })
  const rule = rules.levels.find(({ code }) => code === level)
  if (!rule) return fail('level', 'level.unknown')
  if (!levelsAt(rules, slot.meetingPoint).includes(level)) {
    const places = meetingPointsOf(rules, level).map((at) => catalogue.meetingPoints[at] ?? at)
    return fail('level', 'level.elsewhere', { level: rule.name, places: places.join(' / ') })
  }
  return ok({ season, firstDay: slot.start, lastDay: slot.end, ageDay: slot.start, slot, level })
}

/** What somebody pays for a lesson: the same at every age that it is for. */
export function priceLesson(
  { catalogue, product: { id, rules } }: ProductContext<LessonRules>,
  { season, slot, ageDay }: LessonChoice,
  [person]: readonly Person[],
): Result<Price, 'age' | 'not-bookable'> {
  const age = person ? ageOn(person.birthDate, ageDay) : 0
  const { from, to } = rules.ages
  if (age < from) return fail('age', to === undefined ? 'age.from' : 'age.range', { age, day: ageDay, from, to })
  if (to !== undefined && age > to) return fail('age', 'age.range', { age, day: ageDay, from, to })
  const { days } = slot
  const tariff = (period: 'low' | 'high') =>
    tariffOf(catalogue, { season: season.id, product: id, age: 'all', period, days })
  const steps = periodSteps(season, ageDay, tariff, (low) => [{ step: 'lesson', days, cents: low }])
  if (!steps) return fail('not-bookable', 'not-bookable.duration')
  const cents = steps.reduce((sum, step) => sum + step.cents, 0)
  return ok({ cents, steps, ageCategory: 'all', age, ageDay })
}
