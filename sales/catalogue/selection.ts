import { addDays, ageOn } from 'base/day'
import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import type { Selection } from '../api/offers.ts'
import type { Catalogue, SlotInfo } from './catalogue.ts'
import type { LessonRules, PassRules, Product, Season } from './product.ts'

/** A selection with its product, its days and the day on which age counts. `slot` and `level` belong to lessons. */
export type ResolvedSelection = {
  product: Product
  season: Season
  firstDay: Day
  lastDay: Day
  days: number
  ageDay: Day
  slot?: SlotInfo
  level?: string
}

export type SelectionRefusal = 'unknown-product' | 'not-bookable' | 'level' | 'age'
type SelectionResult = Result<ResolvedSelection, SelectionRefusal>

/** The highest plausible age in years; beyond it a birth date is a typing error. */
const oldestAge = 120

/**
 * Resolves a selection against the catalogue of a day, or says why it cannot be bought.
 * What is held may be kept after it was taken off the catalogue. Messages of these failures are keys of the wording, with `details` as its values.
 */
export function resolveSelection(
  catalogue: Catalogue,
  productId: string,
  selection: Selection,
  today: Day,
  { isHeld = false }: { isHeld?: boolean } = {},
): SelectionResult {
  const product = catalogue.products.get(productId)
  if (!product || (product.onSale === false && !isHeld)) return fail('unknown-product', 'unknown-product')
  const { rules } = product
  if (selection.kind === 'ESF' && rules.sort === 'lesson')
    return resolveLesson(catalogue, product, rules, selection, { today, isHeld })
  if (selection.kind === 'LIFT' && rules.sort === 'pass')
    return resolvePass(catalogue, product, rules, selection, today)
  return fail('unknown-product', 'unknown-product')
}

function resolveLesson(
  catalogue: Catalogue,
  product: Product,
  rules: LessonRules,
  { slot: slotId, level }: Extract<Selection, { kind: 'ESF' }>,
  { today, isHeld }: { today: Day; isHeld: boolean },
): SelectionResult {
  const slot = catalogue.slots.get(slotId)
  const season = catalogue.seasons.find(({ id }) => id === slot?.season)
  if (!slot || !season || slot.product !== product.id) return fail('not-bookable', 'not-bookable.slot')
  if (!slot.onSale && !isHeld) return fail('not-bookable', 'not-bookable.slot')
  if (slot.start <= today) return fail('not-bookable', 'not-bookable.begun', { day: slot.start })
  if (!rules.levels.some(({ code }) => code === level)) return fail('level', 'level.unknown')
  if (!levelsAt(rules, slot.meetingPoint).includes(level))
    return fail('level', 'level.elsewhere', { product: product.id, level })
  const { start, end, days } = slot
  return ok({ product, season, firstDay: start, lastDay: end, days, ageDay: start, slot, level })
}

/** The levels that are taught from a meeting point. */
export function levelsAt(rules: LessonRules, meetingPoint: string): string[] {
  const there = rules.meeting.find(({ at }) => at === meetingPoint)
  return there?.levels ?? rules.levels.map(({ code }) => code)
}

function resolvePass(
  catalogue: Catalogue,
  product: Product,
  rules: PassRules,
  { firstDay, days }: Extract<Selection, { kind: 'LIFT' }>,
  today: Day,
): SelectionResult {
  if (rules.wholeSeason) return resolveSeasonPass(catalogue, product, rules.wholeSeason, firstDay, today)
  const lastDay = addDays(firstDay, days - 1)
  const season = catalogue.seasons.find((one) => one.firstDay <= firstDay && lastDay <= one.lastDay)
  if (!rules.durations.includes(days)) return fail('not-bookable', 'not-bookable.duration')
  if (firstDay < today) return fail('not-bookable', 'not-bookable.past', { day: firstDay })
  if (!season) return fail('not-bookable', 'not-bookable.season', nextSeason(catalogue, today))
  return ok({ product, season, firstDay, lastDay, days, ageDay: firstDay })
}

function resolveSeasonPass(
  catalogue: Catalogue,
  product: Product,
  rule: { lastSale: string },
  firstDay: Day,
  today: Day,
): SelectionResult {
  const season = catalogue.seasons.find((one) => one.firstDay <= firstDay && firstDay <= one.lastDay)
  if (!season) return fail('not-bookable', 'not-bookable.season', nextSeason(catalogue, today))
  if (today > lastSaleDay(season, rule)) return fail('not-bookable', 'not-bookable.season-over')
  return ok({ product, season, ...wholeSeason(season) })
}

/** The last day on which a season's pass is sold. */
export function lastSaleDay({ lastDay }: Season, { lastSale }: { lastSale: string }): Day {
  return `${lastDay.slice(0, 4)}-${lastSale}`
}

function wholeSeason({
  firstDay,
  lastDay,
}: Season): Pick<ResolvedSelection, 'firstDay' | 'lastDay' | 'days' | 'ageDay'> {
  return { firstDay, lastDay, days: 0, ageDay: firstDay }
}

function nextSeason({ seasons }: Catalogue, today: Day): Record<string, unknown> {
  const season = seasons.find(({ lastDay }) => lastDay >= today)
  return season ? { from: season.firstDay, to: season.lastDay } : {}
}

/**
 * Checks the age of a participant: lessons have a range of ages, and a birth date must be in the past and plausible.
 * Age counts on `ageDay`, not on the day of the purchase.
 */
export function checkAge({ product, ageDay }: ResolvedSelection, birthDate: Day, today: Day): Result<number, 'age'> {
  const age = ageOn(birthDate, ageDay)
  if (birthDate > today || age > oldestAge) return fail('age', 'age.impossible')
  const { rules } = product
  if (rules.sort !== 'lesson') return ok(age)
  const { from, to } = rules.ages
  if (age < from) return fail('age', to === undefined ? 'age.from' : 'age.range', { age, day: ageDay, from, to })
  if (to !== undefined && age > to) return fail('age', 'age.range', { age, day: ageDay, from, to })
  return ok(age)
}
