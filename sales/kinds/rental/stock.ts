import { addDays, daysBetween } from 'base/day'
import type { Day } from 'base/day'
import type { Season } from '../../catalogue/product.ts'

/** The stock that a place pool counts: a category of equipment in a shop, on a day or, without one, for the whole winter. */
export type StockKey = { resort: string; shop: string; category: string; season: string; day?: Day | undefined }

/** Equipment for a winter is a stock of its own, so that one rental never needs a place on each of its days. */
export function stockPool({ resort, shop, category, season, day }: StockKey): string {
  return [resort, 'rental', shop, category, day ?? season].join('.')
}

/** The pools of a category in a shop. */
export function stockGroup(shop: string, category: string): string {
  return ['rental', shop, category].join('.')
}

/** All days from the first to the last, both inclusive. */
export function daysFrom(firstDay: Day, lastDay: Day): Day[] {
  return Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => addDays(firstDay, index))
}

/** The season that has all these days. */
export function seasonWith(seasons: readonly Season[], firstDay: Day, lastDay: Day): Season | undefined {
  return seasons.find((one) => one.firstDay <= firstDay && lastDay <= one.lastDay)
}
