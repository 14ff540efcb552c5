import type { CartLine } from '../../api/cart.ts'
import { productOf } from '../cart/line-words.ts'

/** People who have the same product with the same details, such as date and age category; nobody for what is for nobody. */
export type AddedGroup = { name: string; detail: string; people: string[] }

/** Groups added lines so that everybody is described by the details of their own line. */
export function addedGroups(lines: readonly CartLine[]): AddedGroup[] {
  const groups = Map.groupBy(lines, (line) => `${productOf(line)}\n${line.detail}`)
  return [...groups.values()].flatMap((together) => {
    const [first] = together
    if (!first) return []
    return [
      {
        name: productOf(first),
        detail: first.detail,
        people: together.flatMap((line) => line.people.map(({ firstName }) => firstName)),
      },
    ]
  })
}
