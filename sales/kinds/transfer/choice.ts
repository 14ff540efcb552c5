import { daySchema } from 'base/day'
import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { z } from 'zod'
import type { Person } from '../../api/cart.ts'
import { minutesOf } from '../../catalogue/clock-time.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodSteps } from '../../pricing/period-steps.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import type { Choice, PlaceNeed, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import { isAtNight, timesOn } from './rules.ts'
import type { Leg, TransferPlace, TransferRules, Vehicle } from './rules.ts'
import { needsOfLeg, sumNeeds } from './seats.ts'

const count = z.number().int().min(0).max(12).optional()
const number = z.string().trim().max(20).optional()

/** `back…` are of the way back of a return. `number`: of the train or flight. */
export const transferSelection = z.object({
  type: z.literal('transfer'),
  direction: z.enum(['return', 'to', 'from']),
  place: z.string().max(40),
  vehicle: z.enum(['shared', 'private']),
  day: daySchema,
  time: z.string().max(5),
  number,
  backDay: daySchema.optional(),
  backTime: z.string().max(5).optional(),
  backNumber: number,
  address: z.string().trim().min(1).max(200),
  phone: z.string().trim().min(6).max(30),
  babySeats: count,
  boosters: count,
  skiBags: count,
})
export type TransferSelection = z.infer<typeof transferSelection>

export type TransferChoice = Choice & {
  resort: string
  place: TransferPlace
  vehicle: Vehicle
  legs: (Leg & { season: Season })[]
  /** Of which there cannot be more than people. */
  extras: number[]
}

type Context = ProductContext<TransferRules>

/** The rides of a selection; a return without its way back has one. */
export function legsOf({ direction, day, time, backDay, backTime }: TransferSelection): Leg[] {
  if (direction !== 'return') return [{ direction, day, time }]
  const back = backDay === undefined || backTime === undefined ? [] : [{ day: backDay, time: backTime }]
  return [{ direction: 'to', day, time }, ...back.map((one) => ({ ...one, direction: 'from' as const }))]
}

/** The season in which a ride can be bought for a day: until the evening before. */
export function seasonOfRide({ catalogue, today }: Context, day: Day): Season | undefined {
  return day > today ? catalogue.seasons.find((one) => one.firstDay <= day && day <= one.lastDay) : undefined
}

export function resolveTransfer(
  context: Context,
  selection: TransferSelection,
  { isHeld }: { isHeld: boolean },
): Result<TransferChoice, SelectionRefusal> {
  const { catalogue, product } = context
  const { vehicle, direction } = selection
  const place = product.rules.places.find(({ code }) => code === selection.place)
  if (!place) return fail('not-bookable', 'not-bookable.transfer-place')
  const [out, back] = legsOf(selection)
  if (!out || (direction === 'return' && !back)) return fail('not-bookable', 'not-bookable.transfer-no-back')
  if (back && !isAfter(back, out, place)) return fail('not-bookable', 'not-bookable.transfer-back', { day: out.day })
  const legs: TransferChoice['legs'] = []
  for (const leg of back ? [out, back] : [out]) {
    const checked = checkLeg(context, place, vehicle, leg, isHeld)
    if (!checked.ok) return checked
    legs.push({ ...leg, season: checked.value })
  }
  const { babySeats = 0, boosters = 0, skiBags = 0 } = selection
  return ok({
    resort: catalogue.resort,
    place,
    vehicle,
    legs,
    firstDay: out.day,
    lastDay: back?.day ?? out.day,
    ageDay: out.day,
    extras: [babySeats + boosters, skiBags],
  })
}

/** Whether the way back begins when the way out is over. */
function isAfter(back: Leg, out: Leg, { minutes }: TransferPlace): boolean {
  return back.day > out.day || (back.day === out.day && minutesOf(back.time) >= minutesOf(out.time) + minutes)
}

function checkLeg(
  context: Context,
  place: TransferPlace,
  vehicle: Vehicle,
  leg: Leg,
  isHeld: boolean,
): Result<Season, SelectionRefusal> {
  const { catalogue, product, today } = context
  const { day, time } = leg
  if (day <= today) return fail('not-bookable', 'not-bookable.transfer-begun', { day })
  const season = seasonOfRide(context, day)
  if (!season) {
    const next = catalogue.seasons.find(({ lastDay }) => lastDay > today)
    return fail('not-bookable', 'not-bookable.transfer-season', { from: next?.firstDay, to: next?.lastDay })
  }
  const isThere = needsOfLeg(catalogue.resort, place, vehicle, leg, 1).every(({ pool }) => {
    const known = catalogue.pools.get(pool)
    return known !== undefined && (known.onSale || isHeld)
  })
  const isDeparture = isHeld || timesOn(product.rules, place, vehicle, day).includes(time)
  return isThere && isDeparture ? ok(season) : fail('not-bookable', 'not-bookable.transfer-time', { day })
}

/** The seats of the departures, or the vehicles in the hours for which they are away. Everybody has a seat, babies included. */
export function placesOfTransfer({ resort, place, vehicle, legs }: TransferChoice, people: number): PlaceNeed[] {
  return sumNeeds(legs.flatMap((leg) => needsOfLeg(resort, place, vehicle, leg, people)))
}

/** What the rides cost: a seat for everybody, or the vehicle, by the season of each day, and more at night. */
export function priceTransfer(
  { product: { rules } }: Context,
  { place, vehicle, legs, extras }: TransferChoice,
  people: readonly Person[],
): Result<Price, 'age' | 'not-bookable'> {
  const most = rules.vehicles.seats
  if (people.length === 0) return fail('not-bookable', 'not-bookable.transfer-nobody')
  if (vehicle === 'private' && people.length > most)
    return fail('not-bookable', 'not-bookable.transfer-many', { most, people: people.length })
  if (extras.some((one) => one > people.length))
    return fail('not-bookable', 'not-bookable.transfer-extras', { people: people.length })
  const steps = legs.flatMap((leg) => legSteps(rules, place, vehicle, leg, people.length))
  return ok({ steps, cents: steps.reduce((sum, { cents }) => sum + cents, 0) })
}

/** The price of one ride, as steps. */
export function legSteps(
  rules: TransferRules,
  place: TransferPlace,
  vehicle: Vehicle,
  { direction, day, time, season }: TransferChoice['legs'][number],
  people: number,
): PriceDerivationStep[] {
  const isShared = vehicle === 'shared'
  const units = isShared ? people : 1
  const price = isShared ? place.seat : place.vehicle
  const base = { step: `${isShared ? 'seats' : 'vehicle'}-${direction}`, people }
  const steps =
    periodSteps(
      season,
      day,
      (column) => price[column] * units,
      (low) => [{ ...base, cents: low }],
    ) ?? []
  if (!isAtNight(rules, time)) return steps
  const { seatCents, vehicleCents } = rules.night
  return [...steps, { step: 'night', time, cents: (isShared ? seatCents : vehicleCents) * units }]
}
