import type { Cents } from 'base/money'
import type { OfferFacts, ProductContext, StayForPrices } from '../kind.ts'
import { seasonOfRide } from './choice.ts'
import { legSteps } from './choice.ts'
import { timesOn } from './rules.ts'
import type { Leg, TransferRules, Vehicle } from './rules.ts'
import { needsOfLeg } from './seats.ts'

type Context = ProductContext<TransferRules>

const vehicles: readonly Vehicle[] = ['shared', 'private']

/** Its prices for one ride: of a seat, and of a vehicle. */
export function summarizeTransfer({ catalogue, product: { rules }, today }: Context): OfferFacts {
  const season = catalogue.seasons.find(({ lastDay }) => lastDay > today)
  const prices = rules.places.flatMap(({ seat, vehicle }) => [
    seat.low,
    seat.high + rules.night.seatCents,
    vehicle.low,
    vehicle.high + rules.night.vehicleCents,
  ])
  return { prices, bookable: season !== undefined, minAge: null, maxAge: null }
}

/** On the day of arrival towards the resort, on that of departure from it: every ride that is not full, a seat or a vehicle. */
export function transferPricesInStay(
  context: Context,
  { from, to }: StayForPrices,
  full: ReadonlySet<string>,
): Cents[] {
  const { rules } = context.product
  const prices = [{ direction: 'to', day: from } as const, { direction: 'from', day: to } as const].flatMap(
    ({ direction, day }) =>
      rules.places.flatMap((place) =>
        vehicles.flatMap((vehicle) =>
          timesOn(rules, place, vehicle, day).flatMap((time) =>
            priceOf(context, { direction, day, time }, { place, vehicle }, full),
          ),
        ),
      ),
  )
  return [...new Set(prices)]
}

function priceOf(
  context: Context,
  leg: Leg,
  { place, vehicle }: { place: TransferRules['places'][number]; vehicle: Vehicle },
  full: ReadonlySet<string>,
): Cents[] {
  const { catalogue, product } = context
  const season = seasonOfRide(context, leg.day)
  if (!season) return []
  const needs = needsOfLeg(catalogue.resort, place, vehicle, leg, 1)
  if (needs.some(({ pool }) => full.has(pool) || !catalogue.pools.has(pool))) return []
  const steps = legSteps(product.rules, place, vehicle, { ...leg, season }, 1)
  return [steps.reduce((sum, { cents }) => sum + cents, 0)]
}
