import { addDays, weekdayOf } from 'base/day'
import type { Day } from 'base/day'
import { fromEuros } from 'base/money'
import { z } from 'zod'
import type { GeneratedPool } from '../../catalogue/generated.ts'
import { euros, texts } from '../../catalogue/product.ts'
import type { Season } from '../../catalogue/product.ts'
import type { CatalogueSource, SourceProduct } from '../../catalogue/source.ts'
import { hoursFrom } from './rules.ts'
import type { Leg, TransferPlace, TransferRules } from './rules.ts'
import { shuttleGroup, shuttlePool, vehicleGroup, vehiclePool } from './seats.ts'

const time = z.string().regex(/^\d{1,2}:[0-5]\d$/)
const hour = z.string().regex(/^\d{1,2}:00$/)
const price = z.strictObject({ low: euros, high: euros })
const upTo = z.strictObject({ to: z.number().int() })

const place = z.strictObject({
  code: z.string().regex(/^[a-z][a-z-]*$/),
  type: z.enum(['station', 'airport']),
  name: texts,
  minutes: z.number().int().min(1),
  vehicleHours: z.number().int().min(1),
  seat: price,
  vehicle: price,
  departures: z.array(
    z.strictObject({
      days: z.array(z.number().int().min(1).max(7)),
      seats: z.number().int().min(1),
      times: z.array(time),
    }),
  ),
})
type Place = z.infer<typeof place>

/** `vehicles`: the seats of a private vehicle, how many can be on the road at a time, and the hours of their first and last ride. */
const transferFile = z.strictObject({
  childSeats: z.strictObject({ baby: upTo, booster: upTo }),
  vehicles: z.strictObject({ seats: z.number().int().min(1), count: z.number().int().min(0), from: hour, to: hour }),
  night: z.strictObject({ from: time, to: time, seat: euros, vehicle: euros }),
  transfers: z.array(
    z.strictObject({ product: z.string(), name: texts, summary: texts, places: z.tuple([place], place) }),
  ),
})
type TransferFile = z.infer<typeof transferFile>

/** The transfers of a carrier. A dated journey has no right of withdrawal (L221-2 9°); transport of people is taxed at 10 % (CGI 279 b quater). */
export const transferSource: CatalogueSource<TransferFile> = {
  name: 'transfers.yaml',
  schema: transferFile,
  products: (file) => file.transfers.map((one) => productOf(file, one)),
  tariffs: () => [],
  pools: (file, { resort, season }) => daysOf(season).flatMap((day) => poolsOfDay(file, resort, day)),
}

function productOf(
  { childSeats, vehicles, night }: TransferFile,
  { product, name, summary, places: [first, ...others] }: TransferFile['transfers'][number],
): SourceProduct {
  const rules: TransferRules = {
    childSeats,
    vehicles: { seats: vehicles.seats, from: vehicles.from, to: vehicles.to },
    night: {
      from: night.from,
      to: night.to,
      seatCents: fromEuros(night.seat),
      vehicleCents: fromEuros(night.vehicle),
    },
    places: [placeRule(first), ...others.map(placeRule)],
  }
  return { id: product, name, summary, withdrawal: 'none', vat: '10', rules }
}

function placeRule({ seat, vehicle, departures, ...rest }: Place): TransferPlace {
  return {
    ...rest,
    seat: { low: fromEuros(seat.low), high: fromEuros(seat.high) },
    vehicle: { low: fromEuros(vehicle.low), high: fromEuros(vehicle.high) },
    departures: departures.map(({ days, times }) => ({ days, times })),
  }
}

function daysOf({ firstDay, lastDay }: Season): Day[] {
  const days: Day[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day)
  return days
}

/** The seats of each departure of a day, and the private vehicles in each of its hours. */
function poolsOfDay({ vehicles, transfers }: TransferFile, resort: string, day: Day): GeneratedPool[] {
  const once = { firstDay: day, lastDay: day }
  const seats = transfers
    .flatMap(({ places }) => places)
    .flatMap(({ code, departures }) =>
      departures
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .flatMap(({ times, seats: capacity }) =>
          times.flatMap((at) =>
            (['to', 'from'] as const).map((direction) => {
              const leg: Leg = { direction, day, time: at }
              const id = shuttlePool(resort, code, leg)
              return { ...once, id, groupKey: shuttleGroup(code, leg), data: { place: code, ...leg }, capacity }
            }),
          ),
        ),
    )
  const hours = hoursFrom(vehicles.from, 24).map((at) => ({
    ...once,
    id: vehiclePool(resort, day, at),
    groupKey: vehicleGroup(day),
    data: { time: at },
    capacity: vehicles.count,
  }))
  return [...seats, ...hours]
}
