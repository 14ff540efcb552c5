import { addDays } from 'base/day'
import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { Season } from '../../catalogue/product.ts'
import type { OfferFacts, ProductContext, StayForPrices } from '../kind.ts'
import { lessonSteps, seasonOfLesson } from './choice.ts'
import { poolsOfLesson } from './instructors.ts'
import type { Duration, PrivateLessonRules } from './rules.ts'

type Context = ProductContext<PrivateLessonRules>

/** Its prices in the season, for every size of group and every time of day. */
export function summarizePrivateLesson({ catalogue, product: { rules }, today }: Context): OfferFacts {
  const season = catalogue.seasons.find(({ lastDay }) => lastDay > today)
  const facts = { bookable: season !== undefined, minAge: rules.ages.from, maxAge: rules.ages.to ?? null }
  if (!season) return { prices: [], ...facts }
  const days = [season.firstDay, ...season.periods.map(({ from }) => from)]
  const prices = days.flatMap((day) =>
    rules.durations.flatMap((duration) => pricesAt(rules, { season, day, duration }, duration.starts)),
  )
  return { prices, ...facts }
}

/** On each day of the stay: its prices at the times at which an instructor of some discipline is free. */
export function privateLessonPricesInStay(
  context: Context,
  { from, to }: StayForPrices,
  full: ReadonlySet<string>,
): Cents[] {
  const { rules } = context.product
  const prices = new Set<Cents>()
  const end = context.catalogue.seasons.at(-1)?.lastDay ?? from
  for (let day = from; day <= to && day <= end; day = addDays(day, 1)) {
    const season = seasonOfLesson(context, day)
    if (!season) continue
    for (const duration of rules.durations) {
      const starts = duration.starts.filter((start) => isFree(context, { day, start, duration }, full))
      for (const price of pricesAt(rules, { season, day, duration }, starts)) prices.add(price)
    }
  }
  return [...prices]
}

type Start = { day: Day; start: string; duration: Duration }

function isFree({ catalogue, product }: Context, { day, start, duration }: Start, full: ReadonlySet<string>): boolean {
  const { resort, pools } = catalogue
  return product.rules.disciplines.some(({ code: discipline }) =>
    poolsOfLesson({ resort, discipline, day }, start, duration.minutes).every(
      (pool) => pools.get(pool)?.onSale === true && !full.has(pool),
    ),
  )
}

function pricesAt(
  rules: PrivateLessonRules,
  lesson: { season: Season; day: Day; duration: Duration },
  starts: readonly string[],
): Cents[] {
  return starts.flatMap((start) =>
    rules.groups.map((people) =>
      lessonSteps(rules, { ...lesson, start }, people).reduce((sum, { cents }) => sum + cents, 0),
    ),
  )
}
