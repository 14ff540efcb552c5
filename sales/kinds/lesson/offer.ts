import type { Cents } from 'base/money'
import type { Slot } from '../../api/offers.ts'
import { pricesOfProduct, seasonFor } from '../../catalogue/catalogue.ts'
import { formatTime } from '../../catalogue/format.ts'
import { periodOn } from '../../catalogue/season.ts'
import type { OfferDetails, OfferFacts, OfferReader, ProductContext, StayForPrices } from '../kind.ts'
import { datesOfLesson, lessonDatePrice } from './dates.ts'
import type { LessonDate } from './dates.ts'
import { levelsAt } from './rules.ts'
import type { LessonRules } from './rules.ts'

type Context = ProductContext<LessonRules>

export function summarizeLesson(
  { catalogue, product: { id, rules }, today }: Context,
  full: ReadonlySet<string>,
): OfferFacts {
  const season = seasonFor(catalogue, today)
  const prices = season ? pricesOfProduct(catalogue, season.id, id) : []
  return {
    prices,
    bookable:
      prices.length > 0 && datesOfLesson(catalogue, id).some((slot) => slot.start > today && !full.has(slot.id)),
    minAge: rules.ages.from,
    maxAge: rules.ages.to ?? null,
  }
}

/** Each of its dates that lies whole inside the stay and has a free place. */
export function lessonPricesInStay(
  { catalogue, product, today }: Context,
  { from, to }: StayForPrices,
  full: ReadonlySet<string>,
): Cents[] {
  return datesOfLesson(catalogue, product.id)
    .filter((slot) => from <= slot.start && slot.end <= to && slot.start > today && !full.has(slot.id))
    .flatMap((slot) => lessonDatePrice(catalogue, slot) ?? [])
}

/** Its levels, and its dates with the places that are left. */
export function describeLessonOffer(context: Context, reader: OfferReader): OfferDetails {
  const { catalogue, product, today } = context
  const { lang, from, to } = reader
  return {
    ageDay: 'first-day',
    levels: product.rules.levels.map(({ code, name, hint }) => ({ code, name: name[lang], hint: hint[lang] })),
    slots: datesOfLesson(catalogue, product.id)
      .filter(({ start, end }) => start > today && (!from || end >= from) && (!to || start <= to))
      .map((slot) => slotView(context, slot, reader)),
    pass: null,
  }
}

function slotView(
  { catalogue, product: { rules } }: Context,
  slot: LessonDate,
  { lang, places: counts }: OfferReader,
): Slot {
  const { id, start, end, days, time, meetingPoint } = slot
  const season = catalogue.seasons.find((one) => one.id === slot.season)
  const price = lessonDatePrice(catalogue, slot)
  const counted = counts.get(id)
  const places = counted?.places ?? 0
  return {
    id,
    start,
    end,
    days,
    startTime: (time.split('-')[0] ?? '').padStart(5, '0'),
    time: formatTime(time, lang),
    meetingPoint: catalogue.meetingPoints[meetingPoint] ?? meetingPoint,
    levels: levelsAt(rules, meetingPoint),
    capacity: counted?.capacity ?? slot.capacity,
    places,
    priceCents: price ?? 0,
    period: (season && periodOn(season, start)?.label[lang]) ?? catalogue.lowSeason[lang],
    bookable: places > 0 && price !== undefined,
  }
}
