import { addDays } from 'base/day'
import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import { slotPrice, slotsOfProduct, tariffOf } from '../catalogue/catalogue.ts'
import type { Catalogue, TariffKey } from '../catalogue/catalogue.ts'
import { lastSaleDay } from '../catalogue/selection.ts'
import type { PassRules, Product } from '../catalogue/product.ts'
import { periodOn } from '../catalogue/season.ts'

/** From the first to the last day, and the ages of those who come. */
export type StayForPrices = { from: Day; to: Day; ages: readonly AgeRange[] }
export type AgeRange = { from: number; to: number }

/** A length of pass that fits into a stay, with the season and price column that count for it. */
type PassTariff = Pick<TariffKey, 'season' | 'period' | 'days'>

/**
 * What a product can cost within a stay: a lesson for each of its dates that lies whole inside and is free, a pass for each length
 * that fits and each age that comes. Who skis free is no price. See docs/algorithms/pricing.md.
 */
export function pricesInStay(
  catalogue: Catalogue,
  product: Product,
  stay: StayForPrices,
  isFree: (slot: string) => boolean,
): Cents[] {
  const { id, rules } = product
  if (rules.sort === 'pass') return passPrices(catalogue, id, rules, stay)
  return slotsOfProduct(catalogue, id)
    .filter((slot) => stay.from <= slot.start && slot.end <= stay.to && isFree(slot.id))
    .flatMap((slot) => slotPrice(catalogue, slot) ?? [])
}

function passPrices(catalogue: Catalogue, product: string, rules: PassRules, stay: StayForPrices): Cents[] {
  const paying = rules.ages.filter((category) => !category.free && stay.ages.some((range) => overlap(category, range)))
  const passTariffs = rules.wholeSeason
    ? seasonPassTariffs(catalogue, rules.wholeSeason, stay)
    : dayPassTariffs(catalogue, rules, stay)
  return passTariffs.flatMap((passTariff) =>
    paying.flatMap(({ code }) => tariffOf(catalogue, { ...passTariff, product, age: code }) ?? []),
  )
}

function overlap(one: { from: number; to?: number | undefined }, other: AgeRange): boolean {
  return one.from <= other.to && other.from <= (one.to ?? Infinity)
}

function seasonPassTariffs({ seasons }: Catalogue, rule: { lastSale: string }, { from }: StayForPrices): PassTariff[] {
  return seasons
    .filter((season) => season.firstDay <= from && from <= lastSaleDay(season, rule))
    .map(({ id }) => ({ season: id, period: 'low', days: 0 }))
}

/** A pass of some days may begin on any day from which it still fits; each price is wanted once. */
function dayPassTariffs({ seasons }: Catalogue, { durations }: PassRules, { from, to }: StayForPrices): PassTariff[] {
  const tariffs = new Map<string, PassTariff>()
  for (const season of seasons)
    for (const days of durations)
      for (
        let first = later(from, season.firstDay);
        addDays(first, days - 1) <= earlier(to, season.lastDay);
        first = addDays(first, 1)
      ) {
        const period = periodOn(season, first) ? 'high' : 'low'
        tariffs.set(`${season.id} ${period} ${days}`, { season: season.id, period, days })
      }
  return [...tariffs.values()]
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}
