import { weekdayOf } from 'base/day'
import type { Day } from 'base/day'
import { z } from 'zod'
import { minutesOf, timeOf } from '../../catalogue/clock-time.ts'
import { texts } from '../../catalogue/product.ts'

/** Cents, low and high season. */
const price = z.object({ low: z.number().int(), high: z.number().int() })

/** `days`: 1 = Monday … 7 = Sunday. Shuttles go at the same times in both directions. */
const departures = z.object({ days: z.array(z.number().int()), times: z.array(z.string()) })

/** A station or an airport. `minutes`: how long the ride takes; `vehicleHours`: how long a private vehicle is away for it. */
const place = z.object({
  code: z.string(),
  type: z.enum(['station', 'airport']),
  name: texts,
  minutes: z.number().int(),
  vehicleHours: z.number().int(),
  seat: price,
  vehicle: price,
  departures: z.array(departures),
})
export type TransferPlace = z.infer<typeof place>

/** The last age of those who need it. */
const upTo = z.object({ to: z.number().int() })

/** `night`: departures from `from` in the evening until `to` in the morning cost so many cents more. */
export const transferRules = z.object({
  childSeats: z.object({ baby: upTo, booster: upTo }),
  vehicles: z.object({ seats: z.number().int(), from: z.string(), to: z.string() }),
  night: z.object({ from: z.string(), to: z.string(), seatCents: z.number().int(), vehicleCents: z.number().int() }),
  places: z.tuple([place], place),
})
export type TransferRules = z.infer<typeof transferRules>

/** Towards the resort, or from it. */
export type Direction = 'to' | 'from'
export type Vehicle = 'shared' | 'private'

/** One ride. */
export type Leg = { direction: Direction; day: Day; time: string }

/** The times at which a ride can begin on a day. */
export function timesOn({ vehicles }: TransferRules, place: TransferPlace, vehicle: Vehicle, day: Day): string[] {
  if (vehicle === 'shared')
    return place.departures.filter(({ days }) => days.includes(weekdayOf(day))).flatMap(({ times }) => times)
  return hoursFrom(vehicles.from, (minutesOf(vehicles.to) - minutesOf(vehicles.from)) / 60 + 1)
}

/** So many full hours, those of the next day left out. */
export function hoursFrom(time: string, count: number): string[] {
  const first = Math.floor(minutesOf(time) / 60)
  return Array.from({ length: count }, (_, index) => first + index)
    .filter((hour) => hour < 24)
    .map((hour) => timeOf(hour * 60))
}

export function isAtNight({ night }: TransferRules, time: string): boolean {
  return minutesOf(time) >= minutesOf(night.from) || minutesOf(time) < minutesOf(night.to)
}
