import { ageOn, daySchema } from 'base/day'
import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { roundCents } from 'base/money'
import type { Cents } from 'base/money'
import { z } from 'zod'
import type { Person } from '../../api/cart.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { minutesOf } from '../../catalogue/clock-time.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodSteps } from '../../pricing/period-steps.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import type { Choice, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import { instructorNotes } from '../instructor-notes.ts'
import { poolsOfLesson } from './instructors.ts'
import { durationOf, mostPeople } from './rules.ts'
import type { Duration, PrivateLessonRules } from './rules.ts'

/** When, for how long, where and in which discipline. `duration` may be missing where the product has one only. */
export const privateLessonSelection = z.object({
  type: z.literal('private-lesson'),
  discipline: z.string().max(40),
  duration: z.string().max(40).optional(),
  day: daySchema,
  start: z.string().max(5),
  meetingPoint: z.string().max(40),
  ...instructorNotes,
})
export type PrivateLessonSelection = z.infer<typeof privateLessonSelection>

export type PrivateLessonChoice = Choice & { season: Season; duration: Duration; start: string; pools: string[] }

type Context = ProductContext<PrivateLessonRules>

/** The season in which a private lesson can be bought for a day: until the evening before. */
export function seasonOfLesson({ catalogue, today }: Context, day: Day): Season | undefined {
  return day > today ? catalogue.seasons.find((one) => one.firstDay <= day && day <= one.lastDay) : undefined
}

export function resolvePrivateLesson(
  context: Context,
  selection: PrivateLessonSelection,
  { isHeld }: { isHeld: boolean },
): Result<PrivateLessonChoice, SelectionRefusal> {
  const { catalogue, product, today } = context
  const { day, start } = selection
  const discipline = product.rules.disciplines.find(({ code }) => code === selection.discipline)
  const duration = durationOf(product.rules, selection.duration)
  if (!discipline) return fail('not-bookable', 'not-bookable.private-discipline')
  if (!duration) return fail('not-bookable', 'not-bookable.duration')
  if (day <= today) return fail('not-bookable', 'not-bookable.private-begun', { day })
  const season = seasonOfLesson(context, day)
  if (!season) return fail('not-bookable', 'not-bookable.private-season', seasonDays(catalogue, today))
  if (!discipline.meeting.includes(selection.meetingPoint)) return fail('not-bookable', 'not-bookable.private-meeting')
  const pools = poolsOfLesson({ resort: catalogue.resort, discipline: discipline.code, day }, start, duration.minutes)
  const isTaught = duration.starts.includes(start) && pools.every((pool) => isThere(catalogue, pool, isHeld))
  if (!isTaught) return fail('not-bookable', 'not-bookable.private-time')
  return ok({ season, firstDay: day, lastDay: day, ageDay: day, duration, start, pools })
}

function isThere({ pools }: Catalogue, id: string, isHeld: boolean): boolean {
  const pool = pools.get(id)
  return pool !== undefined && (pool.onSale || isHeld)
}

/** The first and last day of the season that is on sale, for a sentence. */
export function seasonDays({ seasons }: Catalogue, today: Day): { from: Day; to: Day } | Record<string, never> {
  const season = seasons.find(({ lastDay }) => lastDay > today)
  return season ? { from: season.firstDay, to: season.lastDay } : {}
}

/** What a group pays: by its size, the length, the season and the time of day. Age makes no difference, but there is a youngest one. */
export function pricePrivateLesson(
  { product: { rules } }: Context,
  { season, ageDay, duration, start }: PrivateLessonChoice,
  people: readonly Person[],
): Result<Price, 'age' | 'not-bookable'> {
  if (people.length === 0) return fail('not-bookable', 'not-bookable.private-nobody')
  const most = mostPeople(rules)
  if (people.length > most) return fail('not-bookable', 'not-bookable.private-many', { most, people: people.length })
  const [young] = people
    .map(({ firstName, birthDate }) => ({ name: firstName, age: ageOn(birthDate, ageDay) }))
    .filter(({ age }) => age < rules.ages.from)
  if (young) return fail('age', 'age.private', { ...young, youngest: rules.ages.from, day: ageDay })
  const steps = lessonSteps(rules, { season, day: ageDay, duration, start }, people.length)
  return ok({ steps, cents: steps.reduce((sum, { cents }) => sum + cents, 0), ageDay })
}

type PricedLesson = { season: Season; day: Day; duration: Duration; start: string }

/** The price of a lesson for so many people, as steps. */
export function lessonSteps(
  rules: PrivateLessonRules,
  { season, day, duration, start }: PricedLesson,
  people: number,
): PriceDerivationStep[] {
  const group = rules.groups.findIndex((most) => people <= most)
  const price = (column: 'low' | 'high'): Cents | undefined => duration.price[column][group]
  const smallest = duration.price.low[0] ?? 0
  const steps = periodSteps(season, day, price, (low) => [
    { step: 'lesson', duration: duration.code, cents: smallest },
    { step: 'people', people, cents: low - smallest },
  ])
  if (!steps) throw new Error(`there is no price of ${duration.code} for ${people} people`)
  const reduction = quietReduction(rules, duration, start)
  return reduction ? [...steps, reduction] : steps
}

function quietReduction(
  { quietHours }: PrivateLessonRules,
  { minutes }: Duration,
  start: string,
): PriceDerivationStep | undefined {
  if (!quietHours) return undefined
  const from = minutesOf(start)
  if (from < minutesOf(quietHours.from) || from + minutes > minutesOf(quietHours.to)) return undefined
  const { lessPerHourCents } = quietHours
  return {
    step: 'quiet-hours',
    from: quietHours.from,
    to: quietHours.to,
    cents: -roundCents((lessPerHourCents * minutes) / 60),
  }
}
