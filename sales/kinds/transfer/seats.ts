import type { Day } from 'base/day'
import type { PoolPlaces } from '../../availability/pool-places.ts'
import type { PlaceNeed } from '../kind.ts'
import { hoursFrom } from './rules.ts'
import type { Leg, TransferPlace, Vehicle } from './rules.ts'

/** The group of the place pools of a day's shuttles from a place, or to it. */
export function shuttleGroup(place: string, { direction, day }: Pick<Leg, 'direction' | 'day'>): string {
  return `transfer/${place}/${direction}/${day}`
}

/** The group of the place pools of the private vehicles of a day. */
export function vehicleGroup(day: Day): string {
  return `vehicles/${day}`
}

/** The seats of one departure. */
export function shuttlePool(resort: string, place: string, { direction, day, time }: Leg): string {
  return [resort, 'transfer', place, direction, day, digits(time)].join('.')
}

/** The private vehicles that are free in the hour that begins at `time`. */
export function vehiclePool(resort: string, day: Day, time: string): string {
  return [resort, 'vehicle', day, digits(time)].join('.')
}

function digits(time: string): string {
  return time.padStart(5, '0').replace(':', '')
}

/** The places that a ride of so many people needs: seats of its departure, or a vehicle in each hour for which it is away. */
export function needsOfLeg(
  resort: string,
  place: TransferPlace,
  vehicle: Vehicle,
  leg: Leg,
  people: number,
): PlaceNeed[] {
  if (vehicle === 'shared') return [{ pool: shuttlePool(resort, place.code, leg), places: people }]
  return hoursFrom(leg.time, place.vehicleHours).map((hour) => ({
    pool: vehiclePool(resort, leg.day, hour),
    places: 1,
  }))
}

/** Needs of several rides; those of one pool are added up. */
export function sumNeeds(needs: readonly PlaceNeed[]): PlaceNeed[] {
  const byPool = Map.groupBy(needs, ({ pool }) => pool)
  return [...byPool].map(([pool, same]) => ({ pool, places: same.reduce((sum, { places }) => sum + places, 0) }))
}

/** How many are left of what a ride needs: seats, or vehicles. */
export function leftFor(places: PoolPlaces, needs: readonly PlaceNeed[]): number {
  return Math.max(0, Math.min(...needs.map(({ pool }) => places.get(pool)?.places ?? 0)))
}
