import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { Season } from '../catalogue/product.ts'
import { periodOn } from '../catalogue/season.ts'
import type { PriceColumn, PriceDerivationStep } from '../store/column-types.ts'

/**
 * The steps of a price that has a low and a high season: those of the low season, then what the period of `day` adds to them. Steps after the
 * first that change nothing are left out. Undefined where there is no price.
 */
export function periodSteps(
  season: Season,
  day: Day,
  tariff: (column: PriceColumn) => Cents | undefined,
  lowSteps: (low: Cents) => PriceDerivationStep[],
): PriceDerivationStep[] | undefined {
  const period = periodOn(season, day)
  const [low, actual] = [tariff('low'), tariff(period ? 'high' : 'low')]
  if (low === undefined || actual === undefined) return undefined
  const steps = [...lowSteps(low), { step: 'period', period: period?.code ?? 'low', cents: actual - low }]
  return steps.filter((step, index) => index === 0 || step.cents !== 0)
}
