import type { CartLine } from '../../api/cart.ts'

/** People who have the same product with the same details, such as date and age category. */
export type AddedGroup = { name: string; detail: string; people: string[] }

/** Groups added lines so that everybody is described by the details of their own line. */
export function addedGroups(lines: readonly CartLine[]): AddedGroup[] {
  const groups = Map.groupBy(lines, ({ name, detail }) => `${name}\n${detail}`)
  return [...groups.values()].flatMap((together) => {
    const [first] = together
    if (!first) return []
    return [
      { name: first.name, detail: first.detail, people: together.map(({ participant }) => participant.firstName) },
    ]
  })
}
