import { daysBetween } from 'base/day'
import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { Offer, OfferSummary, Slot } from '../api/offers.ts'
import type { PoolPlaces } from '../availability/pool-places.ts'
import { pricesOfProduct, seasonFor, slotPrice, slotsOfProduct } from '../catalogue/catalogue.ts'
import type { Catalogue, SlotInfo } from '../catalogue/catalogue.ts'
import { lastSaleDay, levelsAt } from '../catalogue/selection.ts'
import type { Lang, PassRules, Product } from '../catalogue/product.ts'
import { durationTexts } from '../catalogue/wording/durations.ts'
import { createTranslators, formatTime } from '../catalogue/format.ts'
import { periodOn } from '../catalogue/season.ts'

const t = createTranslators<typeof durationTexts.fr>(durationTexts)

/** Whom an offer is for: their language, the day it is, and the stay whose dates alone they want to see. */
type OfferContext = { lang: Lang; today: Day; from?: Day | undefined; to?: Day | undefined }

/** A product as a list shows it, for a reader of `lang` on a day. `full`: pools without a free place. */
export function summarizeOffer(
  catalogue: Catalogue,
  product: Product,
  { lang, today }: OfferContext,
  full: ReadonlySet<string>,
): OfferSummary {
  const { id, kind, name, summary, merchant, rules } = product
  const prices = pricesOf(catalogue, product, today)
  const open =
    rules.sort === 'lesson' ? hasFreeSlot(catalogue, id, today, full) : passOf(catalogue, rules, lang, today) !== null
  return {
    product: id,
    kind,
    name: name[lang],
    summary: summary[lang],
    merchantName: catalogue.merchants.get(merchant)?.name ?? '',
    fromCents: prices.length > 0 ? Math.min(...prices) : null,
    toCents: prices.length > 0 ? Math.max(...prices) : null,
    bookable: open && prices.length > 0,
    minAge: rules.sort === 'lesson' ? rules.ages.from : null,
    maxAge: rules.sort === 'lesson' ? (rules.ages.to ?? null) : null,
  }
}

function hasFreeSlot(catalogue: Catalogue, product: string, today: Day, full: ReadonlySet<string>): boolean {
  return slotsOfProduct(catalogue, product).some(({ id, start }) => start > today && !full.has(id))
}

/** The prices of the season at which a product can be bought; free passes are no price. */
function pricesOf(catalogue: Catalogue, { id }: Product, today: Day): readonly Cents[] {
  const season = seasonFor(catalogue, today)
  return season ? pricesOfProduct(catalogue, season.id, id) : []
}

/** Everything needed to choose a product. `from` and `to` leave only the dates that touch a stay. */
export function describeOffer(
  catalogue: Catalogue,
  product: Product,
  context: OfferContext,
  { full, places }: { full: ReadonlySet<string>; places: PoolPlaces },
): Offer {
  const { rules } = product
  const { lang, today } = context
  return {
    ...summarizeOffer(catalogue, product, context, full),
    form: rules.sort,
    people: 'each',
    type: rules.sort,
    ageDay: rules.sort === 'pass' && rules.wholeSeason ? 'season-start' : 'first-day',
    levels:
      rules.sort === 'lesson'
        ? rules.levels.map(({ code, name, hint }) => ({ code, name: name[lang], hint: hint[lang] }))
        : [],
    slots: rules.sort === 'lesson' ? slotsFor(catalogue, product, context, places) : [],
    pass: rules.sort === 'pass' ? passOf(catalogue, rules, lang, today) : null,
    withdrawal: product.withdrawal,
  }
}

function slotsFor(
  catalogue: Catalogue,
  product: Product,
  { lang, today, from, to }: OfferContext,
  places: PoolPlaces,
): Slot[] {
  return slotsOfProduct(catalogue, product.id)
    .filter(({ start, end }) => start > today && (!from || end >= from) && (!to || start <= to))
    .map((slot) => slotView(catalogue, product, slot, places.get(slot.id), lang))
}

function slotView(
  catalogue: Catalogue,
  { rules }: Product,
  slot: SlotInfo,
  counted: { capacity: number; places: number } | undefined,
  lang: Lang,
): Slot {
  const { id, start, end, days, time, meetingPoint } = slot
  const season = catalogue.seasons.find((one) => one.id === slot.season)
  const price = slotPrice(catalogue, slot)
  const places = counted?.places ?? 0
  return {
    id,
    start,
    end,
    days,
    startTime: (time.split('-')[0] ?? '').padStart(5, '0'),
    time: formatTime(time, lang),
    meetingPoint: catalogue.meetingPoints[meetingPoint] ?? meetingPoint,
    levels: rules.sort === 'lesson' ? levelsAt(rules, meetingPoint) : [],
    capacity: counted?.capacity ?? slot.capacity,
    places,
    priceCents: price ?? 0,
    period: (season && periodOn(season, start)?.label[lang]) ?? catalogue.lowSeason[lang],
    bookable: places > 0 && price !== undefined,
  }
}

function passOf(catalogue: Catalogue, rules: PassRules, lang: Lang, today: Day): Offer['pass'] {
  const ages = rules.ages.map(({ code, label, from, to }) => ({ code, label: label[lang], from, to: to ?? null }))
  const { wholeSeason } = rules
  const season = wholeSeason
    ? catalogue.seasons.find((one) => today <= lastSaleDay(one, wholeSeason))
    : seasonFor(catalogue, today)
  if (!season) return null
  const durations = rules.durations.map((days) => ({ days, label: t[lang]('days', { days }) }))
  if (wholeSeason) {
    const days = daysBetween(season.firstDay, season.lastDay) + 1
    return {
      durations: [{ days, label: t[lang]('season', { season: season.id }) }],
      firstDay: season.firstDay,
      lastDay: season.firstDay,
      ages,
    }
  }
  const last = catalogue.seasons.at(-1) ?? season
  return { durations, firstDay: today > season.firstDay ? today : season.firstDay, lastDay: last.lastDay, ages }
}
