import { addDays } from 'base/day'
import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import { seasonFor } from '../../catalogue/catalogue.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodOn } from '../../catalogue/season.ts'
import type { AgeRange, OfferFacts, StayForPrices } from '../kind.ts'
import { resolveStay } from './choice.ts'
import type { RoomContext } from './choice.ts'
import { nightsBetween, poolOfNight } from './nights.ts'
import type { GuestCategory, RoomRule } from './rules.ts'

/** Prices of a list are those for a person and a night, with each board. */
export function summarizeRooms(context: RoomContext, full: ReadonlySet<string>): OfferFacts {
  const { catalogue, product, today } = context
  const season = seasonFor(catalogue, today)
  const nights = season ? nightsBetween(today > season.firstDay ? today : season.firstDay, season.lastDay) : []
  return {
    prices: season ? personNightPrices(context, season) : [],
    bookable: nights.some((night) => product.rules.rooms.some((room) => isFree(context, room, night, full))),
    minAge: null,
    maxAge: null,
  }
}

function personNightPrices({ product: { rules } }: RoomContext, { periods }: Season): Cents[] {
  const columns = periods.length > 0 ? (['low', 'high'] as const) : (['low'] as const)
  return payingGuests(rules.guests).flatMap(({ code }) =>
    rules.rooms.flatMap(({ prices }) =>
      rules.boards.flatMap((board) =>
        columns.map((column) => (prices[code]?.[column] ?? 0) + (board.prices[code]?.[column] ?? 0)),
      ),
    ),
  )
}

function payingGuests(guests: readonly GuestCategory[]): GuestCategory[] {
  return guests.filter(({ free }) => !free)
}

function isFree(
  { catalogue, product }: RoomContext,
  { code }: RoomRule,
  night: Day,
  full: ReadonlySet<string>,
): boolean {
  const id = poolOfNight(catalogue.resort, product.id, code, night)
  return catalogue.pools.get(id)?.onSale === true && !full.has(id)
}

/** What a person of each age that comes pays for all nights of the stay, in every room that is free, with each board. */
export function roomPricesInStay(
  context: RoomContext,
  { from, to, ages }: StayForPrices,
  full: ReadonlySet<string>,
): Cents[] {
  const { rules } = context.product
  const stay = resolveStay(context, from, to, { isHeld: false })
  if (!stay.ok) return []
  const { season, nights } = stay.value
  const guests = payingGuests(rules.guests).filter((one) => ages.some((range) => doOverlap(one, range)))
  const rooms = rules.rooms.filter((room) => nights.every((night) => isFree(context, room, night, full)))
  const sum = (prices: RoomRule['prices'], code: string): Cents =>
    nights.reduce((all, night) => all + (prices[code]?.[periodOn(season, night) ? 'high' : 'low'] ?? 0), 0)
  return rooms.flatMap((room) =>
    rules.boards.flatMap((board) => guests.map(({ code }) => sum(room.prices, code) + sum(board.prices, code))),
  )
}

function doOverlap({ from, to }: GuestCategory, range: AgeRange): boolean {
  return from <= range.to && range.from <= (to ?? Infinity)
}

/** The days on which guests may arrive: those from which the shortest stay that is allowed has a free room. */
export function arrivalDays(context: RoomContext, isFreeNight: (room: RoomRule, night: Day) => boolean): Day[] {
  const { catalogue, today } = context
  return catalogue.seasons
    .flatMap(({ firstDay, lastDay }) => nightsBetween(firstDay > today ? firstDay : today, lastDay))
    .filter((arrival) => firstDeparture(context, arrival, isFreeNight) !== undefined)
}

/** The days on which guests who arrive on a day may leave, as far as one room is free until then. */
export function departureDays(
  context: RoomContext,
  arrival: Day,
  isFreeNight: (room: RoomRule, night: Day) => boolean,
): Day[] {
  return departuresOf(context, arrival).filter((departure) => hasRoom(context, arrival, departure, isFreeNight))
}

function firstDeparture(
  context: RoomContext,
  arrival: Day,
  isFreeNight: (room: RoomRule, night: Day) => boolean,
): Day | undefined {
  const isFrom = (departure: Day): boolean => resolveStay(context, arrival, departure, { isHeld: false }).ok
  const { maxNights } = context.product.rules
  for (let nights = 1; nights <= maxNights; nights += 1) {
    const departure = addDays(arrival, nights)
    if (isFrom(departure)) return hasRoom(context, arrival, departure, isFreeNight) ? departure : undefined
  }
  return undefined
}

function departuresOf(context: RoomContext, arrival: Day): Day[] {
  const { maxNights } = context.product.rules
  return nightsBetween(addDays(arrival, 1), addDays(arrival, maxNights + 1)).filter(
    (departure) => resolveStay(context, arrival, departure, { isHeld: false }).ok,
  )
}

function hasRoom(
  { product: { rules } }: RoomContext,
  arrival: Day,
  departure: Day,
  isFreeNight: (room: RoomRule, night: Day) => boolean,
): boolean {
  const nights = nightsBetween(arrival, departure)
  return rules.rooms.some((room) => nights.every((night) => isFreeNight(room, night)))
}
