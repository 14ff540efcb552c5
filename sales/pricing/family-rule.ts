import type { Day } from 'base/day'
import { percentOf } from 'base/money'
import type { Cents } from 'base/money'
import type { FamilyRule } from '../catalogue/product.ts'
import type { PriceDerivationStep } from '../store/column-types.ts'

/** What the family rule asks of a line of the cart. */
export type FamilyLine = { product: string; firstDay: Day; days: number; ageCategory: string; priceCents: Cents }

/**
 * The reduction of each line by the family rule, as a step with negative cents; undefined where it does not apply.
 * Passes of the same days are one group; with enough adults and children in it every pass of the group costs less.
 * People who ski free count neither as adults nor as children.
 */
export function familySteps(
  rule: FamilyRule | undefined,
  lines: readonly FamilyLine[],
): (PriceDerivationStep | undefined)[] {
  if (!rule) return lines.map(() => undefined)
  const groups = Map.groupBy(
    lines.filter((line) => line.product === rule.product && line.days === rule.days),
    ({ firstDay }) => firstDay,
  )
  return lines.map((line) => {
    const group = groups.get(line.firstDay)
    if (!group?.includes(line) || line.priceCents === 0 || !isFamily(rule, group)) return undefined
    return { step: 'family', percent: rule.percent, cents: -percentOf(line.priceCents, rule.percent) }
  })
}

function isFamily({ adults, children, atLeast }: FamilyRule, group: readonly FamilyLine[]): boolean {
  const count = (codes: readonly string[]): number => group.filter((line) => codes.includes(line.ageCategory)).length
  return count(adults) >= atLeast && count(children) >= atLeast
}
