import { addDays, daysBetween } from 'base/day'
import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { Offer } from '../../api/offers.ts'
import { pricesOfProduct, seasonFor, tariffOf } from '../../catalogue/catalogue.ts'
import type { TariffKey } from '../../catalogue/catalogue.ts'
import { createTranslators } from '../../catalogue/format.ts'
import type { Lang } from '../../catalogue/product.ts'
import { periodOn } from '../../catalogue/season.ts'
import type { OfferDetails, OfferFacts, OfferReader, ProductContext, StayForPrices, AgeRange } from '../kind.ts'
import { lastSaleDay } from './rules.ts'
import type { PassRules } from './rules.ts'
import { durationTexts } from './wording/durations.ts'

const t = createTranslators<typeof durationTexts.fr>(durationTexts)

type Context = ProductContext<PassRules>

export function summarizePass(context: Context): OfferFacts {
  const { catalogue, product, today } = context
  const season = seasonFor(catalogue, today)
  const prices = season ? pricesOfProduct(catalogue, season.id, product.id) : []
  return {
    prices,
    bookable: prices.length > 0 && seasonOnSale(context) !== undefined,
    minAge: null,
    maxAge: null,
  }
}

function seasonOnSale({ catalogue, product: { rules }, today }: Context) {
  const { wholeSeason } = rules
  if (!wholeSeason) return seasonFor(catalogue, today)
  return catalogue.seasons.find((one) => today <= lastSaleDay(one, wholeSeason))
}

/** Its lengths, the days on which it may begin, and its age categories. */
export function describePassOffer(context: Context, { lang }: OfferReader): OfferDetails {
  const isOfSeason = context.product.rules.wholeSeason !== undefined
  return { ageDay: isOfSeason ? 'season-start' : 'first-day', levels: [], slots: [], pass: passOf(context, lang) }
}

function passOf(context: Context, lang: Lang): Offer['pass'] {
  const { catalogue, product, today } = context
  const { rules } = product
  const season = seasonOnSale(context)
  if (!season) return null
  const ages = rules.ages.map(({ code, label, from, to }) => ({ code, label: label[lang], from, to: to ?? null }))
  const { firstDay, lastDay } = season
  if (rules.wholeSeason) {
    const days = daysBetween(firstDay, lastDay) + 1
    return {
      durations: [{ days, label: t[lang]('season', { season: season.id }) }],
      firstDay,
      lastDay: firstDay,
      ages,
    }
  }
  const durations = rules.durations.map((days) => ({ days, label: t[lang]('days', { days }) }))
  const last = catalogue.seasons.at(-1) ?? season
  return { durations, firstDay: today > firstDay ? today : firstDay, lastDay: last.lastDay, ages }
}

/** A length of pass that fits into a stay, with the season and price column that count for it. */
type PassTariff = Pick<TariffKey, 'season' | 'period' | 'days'>

/** Each length that fits into the stay, for each age that comes and pays. */
export function passPricesInStay(context: Context, stay: StayForPrices): Cents[] {
  const { catalogue, product } = context
  const paying = product.rules.ages.filter(
    (category) => !category.free && stay.ages.some((range) => doOverlap(category, range)),
  )
  return passTariffsIn(context, stay).flatMap((tariff) =>
    paying.flatMap(({ code }) => tariffOf(catalogue, { ...tariff, product: product.id, age: code }) ?? []),
  )
}

function doOverlap(one: { from: number; to?: number | undefined }, other: AgeRange): boolean {
  return one.from <= other.to && other.from <= (one.to ?? Infinity)
}

function passTariffsIn(context: Context, stay: StayForPrices): PassTariff[] {
  const { rules } = context.product
  const { wholeSeason } = rules
  if (!wholeSeason) return dayPassTariffs(context, stay)
  return context.catalogue.seasons
    .filter((season) => season.firstDay <= stay.from && stay.from <= lastSaleDay(season, wholeSeason))
    .map(({ id }) => ({ season: id, period: 'low', days: 0 }))
}

/** A pass of some days may begin on any day from which it still fits; each price is wanted once. */
function dayPassTariffs(
  { catalogue: { seasons }, product, today }: Context,
  { from, to }: StayForPrices,
): PassTariff[] {
  const tariffs = new Map<string, PassTariff>()
  const begin = later(from, today)
  for (const season of seasons)
    for (const days of product.rules.durations)
      for (
        let first = later(begin, season.firstDay);
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
