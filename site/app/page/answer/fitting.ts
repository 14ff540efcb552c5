import { addDays, daysBetween, weekdayOf } from 'base/day'
import type { Day } from 'base/day'
import type { OfferPage, PageOffer, SiteSettings } from 'content/api/page'
import { comingBands } from './question.ts'
import type { Band, BandCode, Question } from './question.ts'
import { stayAsked } from './stay-asked.ts'
import type { Stay, StayAsked } from './stay-asked.ts'

/** A course and its whole weeks inside the stay; none are known without one. */
export type Course = { page: OfferPage; weeks: Stay[] }
/** What there is for the people of one age. */
export type ForBand = { band: BandCode; courses: Course[] }

/** What fits a question: courses by age, what is given on any day, and what the week needs besides. */
export type Answer = StayAsked & {
  question: Question
  courses: ForBand[]
  /** Lessons that need no whole week. */
  anyDay: OfferPage[]
  besides: OfferPage[]
}

/** Answers from the pages of the resort that say whom and which days they are for. */
export function answerTo(
  question: Question,
  offers: readonly OfferPage[],
  when: { today: Day; season: SiteSettings['season'] },
): Answer {
  const asked = stayAsked(question, when.today, when.season)
  const fitting = offers.filter(({ offer }) => isFor(offer, question, asked.stay))
  return {
    question,
    ...asked,
    courses: comingBands(question).map((band) => ({ band: band.code, courses: coursesFor(band, fitting, asked.stay) })),
    anyDay: fitting.filter(({ offer }) => offer.what === 'private'),
    besides: fitting.filter(({ offer }) => offer.what !== 'course' && offer.what !== 'private'),
  }
}

function isFor({ ages, beginners, atLeast }: PageOffer, question: Question, stay: Stay | undefined): boolean {
  if (beginners && !question.beginners) return false
  if (ages && !comingBands(question).some((band) => meet(ages, band))) return false
  const { adults = 0, children = 0, days = 0 } = atLeast ?? {}
  const skiDays = stay ? daysBetween(stay.from, stay.to) + 1 : 0
  return question.party.adults >= adults && question.party.children >= children && (days === 0 || skiDays >= days)
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

/** The times at which a course can be taken from its first to its last day without leaving the stay. */
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
