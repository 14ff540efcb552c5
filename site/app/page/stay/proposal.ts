import { addDays, daysBetween, weekdayOf } from 'base/day'
import type { Day } from 'base/day'
import type { OfferPage, PageOffer, SiteSettings } from 'content/api/page'
import { selectedBands } from './stay-query.ts'
import type { Band, BandCode, StayQuery } from './stay-query.ts'
import { resolveStay } from './resolve-stay.ts'
import type { Stay, ResolvedStay } from './resolve-stay.ts'

/** A course and its whole weeks inside the stay; no weeks without a valid stay. */
export type Course = { page: OfferPage; weeks: Stay[] }
/** Courses for one age band. */
export type BandCourses = { band: BandCode; courses: Course[] }

/** Offers that match a stay query: courses by age band, lessons of any day, and the rest (passes, rental …). */
export type StayProposal = ResolvedStay & {
  query: StayQuery
  courses: BandCourses[]
  /** Lessons that need no whole week. */
  anyDay: OfferPage[]
  besides: OfferPage[]
}

/** Selects the offers whose ages and days match the query. */
export function proposeStay(
  query: StayQuery,
  offers: readonly OfferPage[],
  when: { today: Day; season: SiteSettings['season'] },
): StayProposal {
  const resolved = resolveStay(query, when.today, when.season)
  const fitting = offers.filter(({ offer }) => isFor(offer, query, resolved.stay))
  return {
    query,
    ...resolved,
    courses: selectedBands(query).map((band) => ({
      band: band.code,
      courses: coursesFor(band, fitting, resolved.stay),
    })),
    anyDay: fitting.filter(({ offer }) => offer.what === 'private'),
    besides: fitting.filter(({ offer }) => offer.what !== 'course' && offer.what !== 'private'),
  }
}

function isFor({ ages, beginners, atLeast }: PageOffer, query: StayQuery, stay: Stay | undefined): boolean {
  if (beginners && !query.beginners) return false
  if (ages && !selectedBands(query).some((band) => meet(ages, band))) return false
  const { adults = 0, children = 0, days = 0 } = atLeast ?? {}
  const skiDays = stay ? daysBetween(stay.from, stay.to) + 1 : 0
  return query.party.adults >= adults && query.party.children >= children && (days === 0 || skiDays >= days)
}

function coursesFor(band: Band, fitting: readonly OfferPage[], stay: Stay | undefined): Course[] {
  return fitting
    .filter(({ offer: { what, ages } }) => what === 'course' && (!ages || meet(ages, band)))
    .map((page) => ({ page, weeks: stay ? weeksOf(page.offer, stay) : [] }))
    .filter(({ weeks }) => !stay || weeks.length > 0)
}

function meet(ages: { from: number; to?: number }, band: { from: number; to?: number }): boolean {
  return ages.from <= (band.to ?? Infinity) && band.from <= (ages.to ?? Infinity)
}

/** The weeks of a course that lie whole inside the stay. */
function weeksOf({ week }: PageOffer, { from, to }: Stay): Stay[] {
  if (!week) return [{ from, to }]
  const weeks: Stay[] = []
  let first = addDays(from, (week.first - weekdayOf(from) + 7) % 7)
  while (addDays(first, week.days - 1) <= to) {
    weeks.push({ from: first, to: addDays(first, week.days - 1) })
    first = addDays(first, 7)
  }
  return weeks
}
