import { addDays, ageOn, daySchema } from 'base/day'
import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Failure, Result } from 'base/errors'
import { daysIn } from 'base/locale'
import { z } from 'zod'
import type { Person } from '../../api/cart.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Lang, Season, Texts } from '../../catalogue/product.ts'
import { periodOn } from '../../catalogue/season.ts'
import type { Choice, ProductContext, SelectionRefusal } from '../kind.ts'
import { nightsBetween, poolOfNight } from './nights.ts'
import { adultAge, guestAt, isOnWeekday, stayRuleOf } from './rules.ts'
import type { BoardRule, RoomRule, RoomRules } from './rules.ts'

/** A type of room from a day of arrival to a day of departure, with a board. */
export const roomSelection = z.object({
  type: z.literal('room'),
  room: z.string().max(40),
  arrival: daySchema,
  departure: daySchema,
  board: z.string().max(40),
})
export type RoomSelection = z.infer<typeof roomSelection>

export type RoomChoice = Choice & { season: Season; room: RoomRule; board: BoardRule; nights: Day[]; pools: string[] }

export type RoomContext = ProductContext<RoomRules>

/** The nights of a selection, or why they cannot be had. */
export function resolveRoom(
  context: RoomContext,
  { room: roomCode, board: boardCode, arrival, departure }: RoomSelection,
  { isHeld }: { isHeld: boolean },
): Result<RoomChoice, SelectionRefusal> {
  const { catalogue, product } = context
  const room = product.rules.rooms.find(({ code }) => code === roomCode)
  const board = product.rules.boards.find(({ code }) => code === boardCode)
  if (!room) return fail('not-bookable', 'not-bookable.room')
  if (!board) return fail('not-bookable', 'not-bookable.board')
  const stay = resolveStay(context, arrival, departure, { isHeld })
  if (!stay.ok) return stay
  const { season, nights } = stay.value
  const pools = nights.map((night) => poolOfNight(catalogue.resort, product.id, room.code, night))
  if (pools.some((id) => !isSold(catalogue, id, isHeld)))
    return fail('not-bookable', 'not-bookable.closed', { room: room.label })
  return ok({ firstDay: arrival, lastDay: departure, ageDay: arrival, season, room, board, nights, pools })
}

function isSold({ pools }: Catalogue, id: string, isHeld: boolean): boolean {
  const pool = pools.get(id)
  return pool !== undefined && (pool.onSale || isHeld)
}

/** The nights from an arrival to a departure, or why guests cannot come then. Rules of a stay do not bind those who have it already. */
export function resolveStay(
  { catalogue, product: { rules }, today }: RoomContext,
  arrival: Day,
  departure: Day,
  { isHeld }: { isHeld: boolean },
): Result<{ season: Season; nights: Day[] }, SelectionRefusal> {
  const { maxNights } = rules
  if (departure <= arrival) return fail('not-bookable', 'not-bookable.departure', { day: arrival })
  if (departure > addDays(arrival, maxNights)) return fail('not-bookable', 'not-bookable.long', { nights: maxNights })
  if (arrival < today) return fail('not-bookable', 'not-bookable.arrival-past', { day: arrival })
  const season = catalogue.seasons.find((one) => one.firstDay <= arrival && departure <= one.lastDay)
  if (!season) return fail('not-bookable', 'not-bookable.house-closed', openDays(catalogue, today))
  const nights = nightsBetween(arrival, departure)
  const broken = isHeld ? undefined : brokenRule(catalogue, season, rules, nights)
  return broken ? { ok: false, failure: broken } : ok({ season, nights })
}

function openDays({ seasons }: Catalogue, today: Day): Record<string, unknown> {
  const season = seasons.find(({ lastDay }) => lastDay >= today)
  return season ? { from: season.firstDay, to: season.lastDay } : {}
}

/**
 * The rule that some nights break: the longest minimum of the periods that they touch, the weekday of arrival of the first night, and the weekday of
 * departure of the last one.
 */
function brokenRule(
  catalogue: Catalogue,
  season: Season,
  rules: RoomRules,
  nights: readonly Day[],
): Failure<'not-bookable'> | undefined {
  const [first = '', last = ''] = [nights[0], nights.at(-1)]
  const ruleOn = (night: Day) => stayRuleOf(rules, periodOn(season, night)?.code ?? 'low')
  const label = (night: Day) => periodOn(season, night)?.label ?? catalogue.lowSeason
  const { arrival } = ruleOn(first)
  if (!isOnWeekday(first, arrival))
    return fail('not-bookable', 'not-bookable.arrival', { period: label(first), weekday: weekdayNames(arrival ?? []) })
      .failure
  const longest = nights.toSorted((one, other) => ruleOn(other).minNights - ruleOn(one).minNights)[0] ?? first
  const { minNights } = ruleOn(longest)
  if (nights.length < minNights)
    return fail('not-bookable', 'not-bookable.short', {
      period: label(longest),
      nights: minNights,
      wanted: nights.length,
    }).failure
  const { departure } = ruleOn(last)
  if (!isOnWeekday(addDays(last, 1), departure))
    return fail('not-bookable', 'not-bookable.leave', { period: label(last), weekday: weekdayNames(departure ?? []) })
      .failure
  return undefined
}

/** The names of weekdays in the four languages of the shop: `samedi / dimanche`. */
function weekdayNames(weekdays: readonly number[]): Texts {
  const monday = '2024-01-01'
  const names = (lang: Lang): string =>
    weekdays.map((one) => daysIn(lang, { weekday: 'long' }).one(addDays(monday, one - 1))).join(' / ')
  return { fr: names('fr'), en: names('en'), es: names('es'), nl: names('nl') }
}

/** Why some people cannot sleep in a type of room; undefined when they can. Babies in cots take no bed. */
export function refuseGuests(
  rules: RoomRules,
  room: RoomRule,
  arrival: Day,
  people: readonly Person[],
): Failure<'age' | 'not-bookable'> | undefined {
  const categories = people.map(({ birthDate }) => guestAt(rules, birthDate, arrival))
  const details = { room: room.label, min: room.from, max: room.to, cots: room.cots, day: arrival }
  if (categories.includes(undefined)) return fail('age', 'age.impossible').failure
  if (!people.some(({ birthDate }) => ageOn(birthDate, arrival) >= adultAge))
    return fail('age', 'age.no-adult', { ...details, age: adultAge }).failure
  const babies = categories.filter((one) => one?.free).length
  const beds = people.length - babies
  if (beds > room.to) return fail('not-bookable', 'not-bookable.too-many', { ...details, people: beds }).failure
  if (beds < room.from) return fail('not-bookable', 'not-bookable.too-few', { ...details, people: beds }).failure
  if (babies > room.cots) return fail('not-bookable', 'not-bookable.cots', { ...details, babies }).failure
  return undefined
}
