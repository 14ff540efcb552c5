import { addDays, daysBetween, firstWeekday } from 'base/day'
import type { Day } from 'base/day'
import type { DayRule, ResortFile } from './catalogue-files.ts'
import type { Period, Season } from './product.ts'

type Rules = Pick<ResortFile, 'season' | 'periods'>

/** When a season has fewer days left than this, the next one is on sale too, so that there is always something to buy. */
const nextOpensDaysBefore = 21

/** The seasons that are on sale on a day: the one that runs or comes next, and the one after it when that ends soon. */
export function seasonsOnSale(rules: Rules, today: Day): Season[] {
  const first = seasonEndingAfter(rules, today)
  const endsSoon = daysBetween(today, first.lastDay) < nextOpensDaysBefore
  return endsSoon ? [first, seasonEndingAfter(rules, addDays(first.lastDay, 1))] : [first]
}

function seasonEndingAfter(rules: Rules, today: Day): Season {
  const year = Number(today.slice(0, 4))
  const thisWinter = seasonOf(rules, year - 1)
  return thisWinter.lastDay >= today ? thisWinter : seasonOf(rules, year)
}

/** The season that begins late in `year`. */
export function seasonOf({ season, periods }: Rules, year: number): Season {
  const firstDay = dayOf(season.opens, year)
  const inSeason = (rule: DayRule): Day => dayOf(rule, rule.from > season.opens.from ? year : year + 1)
  return {
    id: `${year}-${String(year + 1).slice(2)}`,
    firstDay,
    lastDay: inSeason(season.closes),
    periods: periods.map(({ code, label, begins, weeks }) => {
      const from = inSeason(begins)
      return { code, label, from, to: addDays(from, weeks * 7 - 1) }
    }),
  }
}

function dayOf({ weekday, from }: DayRule, year: number): Day {
  return firstWeekday(weekday, `${year}-${from}`)
}

/** The high-season period that a day lies in; undefined in low season. */
export function periodOn(season: Season, day: Day): Period | undefined {
  return season.periods.find(({ from, to }) => from <= day && day <= to)
}

/** The first days of the weeks of a lesson: every `first` weekday whose `count` days lie within the season. */
export function weeksOf(season: Season, { first, count }: { first: number; count: number }): Day[] {
  const weeks: Day[] = []
  let start = dayOf({ weekday: first, from: season.firstDay.slice(5) }, Number(season.firstDay.slice(0, 4)))
  for (; addDays(start, count - 1) <= season.lastDay; start = addDays(start, 7)) weeks.push(start)
  return weeks
}
