import { addDays, daysBetween } from 'base/day'
import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { seasonFor } from '../../catalogue/catalogue.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodOn } from '../../catalogue/season.ts'
import type { OfferFacts, StayForPrices } from '../kind.ts'
import type { RentalContext } from './choice.ts'
import { longestRental } from './rules.ts'
import type { RentalRange } from './rules.ts'
import { stockPool } from './stock.ts'

/** The prices of the whole set in the season, and whether anything of it is free on any day. */
export function summarizeRental(context: RentalContext, full: ReadonlySet<string>): OfferFacts {
  const { catalogue, product, today } = context
  const season = seasonFor(catalogue, today)
  const { ranges } = product.rules
  const from = season && season.firstDay < today ? today : season?.firstDay
  return {
    prices: ranges.flatMap(({ prices }) => [...prices.low, ...prices.high, prices.season]),
    bookable:
      season !== undefined &&
      from !== undefined &&
      rentalPricesIn(context, season, { from, to: season.lastDay }, full).length > 0,
    minAge: null,
    maxAge: null,
  }
}

/** The prices of every number of days that fits into a stay, for those who come, as far as a shop has it on all of these days. */
export function rentalPricesInStay(context: RentalContext, stay: StayForPrices, full: ReadonlySet<string>): Cents[] {
  const { catalogue, today } = context
  return catalogue.seasons.flatMap((season) => {
    const from = latest(stay.from, season.firstDay, today)
    const to = stay.to < season.lastDay ? stay.to : season.lastDay
    return from <= to ? rentalPricesIn(context, season, { from, to, ages: stay.ages }, full) : []
  })
}

type DaysOfSeason = { from: Day; to: Day; ages?: StayForPrices['ages'] }

function rentalPricesIn(
  { catalogue, product: { rules } }: RentalContext,
  season: Season,
  { from, to, ages }: DaysOfSeason,
  full: ReadonlySet<string>,
): Cents[] {
  const counted = longestRental(rules)
  const prices = new Set<Cents>()
  for (const range of rules.ranges.filter((one) => !ages || ages.some((age) => doOverlap(one, age))))
    for (const { code: shop } of rules.shops) {
      const of = { resort: catalogue.resort, shop, category: range.category, season: season.id }
      const isFree = (day?: Day): boolean => isOffered(catalogue, full, stockPool({ ...of, day }))
      let free = 0
      for (let day = to; day >= from; day = addDays(day, -1)) {
        free = isFree(day) ? free + 1 : 0
        const column = periodOn(season, day) ? 'high' : 'low'
        for (const cents of range.prices[column].slice(0, free)) prices.add(cents)
      }
      if (daysBetween(from, to) >= counted && isFree()) prices.add(range.prices.season)
    }
  return [...prices]
}

function isOffered(catalogue: Catalogue, full: ReadonlySet<string>, pool: string): boolean {
  return catalogue.pools.get(pool)?.onSale === true && !full.has(pool)
}

function doOverlap({ ages }: RentalRange, other: { from: number; to: number }): boolean {
  return !ages || (ages.from <= other.to && other.from <= (ages.to ?? Infinity))
}

function latest(...days: Day[]): Day {
  return days.reduce((one, other) => (one > other ? one : other))
}
