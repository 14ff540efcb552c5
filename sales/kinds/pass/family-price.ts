import { percentOf } from 'base/money'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import type { KindLine } from '../kind.ts'
import type { PassSelection } from './choice.ts'
import { passRules } from './rules.ts'
import type { FamilyRule } from './rules.ts'

type PassLine = KindLine<PassSelection>

/**
 * The reduction of each pass by the family rule of its product, as a step with negative cents; undefined where it does not apply.
 * Passes of the same days are one group; with enough adults and children in it every pass of the group costs less.
 * People who ski free count neither as adults nor as children.
 */
export function familyReductions(
  { products }: Pick<Catalogue, 'products'>,
  lines: readonly PassLine[],
): (PriceDerivationStep | undefined)[] {
  const groups = Map.groupBy(lines, ({ product, firstDay, selection }) => `${product} ${firstDay} ${selection.days}`)
  const rules = new Map([...groups].map(([key, [first]]) => [key, first && ruleOf(products, first)]))
  return lines.map((line) => {
    const key = `${line.product} ${line.firstDay} ${line.selection.days}`
    const [rule, group] = [rules.get(key), groups.get(key) ?? []]
    if (!rule || !isFamily(rule, group) || line.priceCents === 0) return undefined
    return { step: 'family', percent: rule.percent, cents: -percentOf(line.priceCents, rule.percent) }
  })
}

/** The family rule that may hold for a pass; undefined where its product has none, or none for its length. */
function ruleOf(products: Catalogue['products'], { product, selection }: PassLine): FamilyRule | undefined {
  const rules = passRules.safeParse(products.get(product)?.rules)
  const family = rules.success ? rules.data.family : undefined
  return family?.days === selection.days ? family : undefined
}

function isFamily({ adults, children, atLeast }: FamilyRule, group: readonly PassLine[]): boolean {
  const count = (codes: readonly string[]): number =>
    group.filter(({ derivation }) => codes.includes(derivation.ageCategory ?? '')).length
  return count(adults) >= atLeast && count(children) >= atLeast
}
