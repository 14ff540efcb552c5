import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import { tariffOf } from '../catalogue/catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { checkAge } from '../catalogue/selection.ts'
import type { ResolvedSelection } from '../catalogue/selection.ts'
import type { PassRules } from '../catalogue/product.ts'
import { periodOn } from '../catalogue/season.ts'
import type { PriceDerivation, PriceDerivationStep } from '../store/column-types.ts'

export type Price = PriceDerivation & { cents: Cents }

type Priced = Result<Price, 'age' | 'not-bookable'>

/**
 * Derives what somebody born on `birthDate` pays for a selection: tariff by age on the right day, days, season.
 * Rules of the whole cart come later. See docs/algorithms/pricing.md.
 */
export function priceOf(catalogue: Catalogue, selected: ResolvedSelection, birthDate: Day, today: Day): Priced {
  const checked = checkAge(selected, birthDate, today)
  if (!checked.ok) return checked
  const { rules } = selected.product
  const category = rules.sort === 'pass' ? categoryAt(rules, checked.value) : { code: 'all', free: false }
  if (!category) return fail('age', 'age.impossible')
  const steps = category.free
    ? [{ step: 'free' as const, age: category.code, cents: 0 }]
    : stepsOf(catalogue, selected, category.code)
  if (!steps) return fail('not-bookable', 'not-bookable.duration')
  const cents = steps.reduce((sum, step) => sum + step.cents, 0)
  return ok({ cents, steps, ageCategory: category.code, age: checked.value, ageDay: selected.ageDay })
}

/** The age category that an age belongs to. */
export function categoryAt(rules: PassRules, age: number): PassRules['ages'][number] | undefined {
  return rules.ages.find(({ from, to }) => from <= age && (to === undefined || age <= to))
}

function stepsOf(catalogue: Catalogue, selected: ResolvedSelection, age: string): PriceDerivationStep[] | undefined {
  const { product, season, firstDay, days } = selected
  const period = periodOn(season, firstDay)
  const price = (column: 'low' | 'high', length: number): Cents | undefined =>
    tariffOf(catalogue, { season: season.id, product: product.id, age, period: column, days: length })
  const [low, actual] = [price('low', days), price(period ? 'high' : 'low', days)]
  if (low === undefined || actual === undefined) return undefined
  if (days === 0) return [{ step: 'season', age, season: season.id, cents: low }]
  const single = price('low', 1) ?? low
  const first: PriceDerivationStep[] =
    product.rules.sort === 'lesson'
      ? [{ step: 'lesson', days, cents: low }]
      : [
          { step: 'day-rate', age, days, cents: single * days },
          { step: 'several-days', days, cents: low - single * days },
        ]
  const steps: PriceDerivationStep[] = [
    ...first,
    { step: 'period', period: period?.code ?? 'low', cents: actual - low },
  ]
  return steps.filter((step, index) => index === 0 || step.cents !== 0)
}
