import type { LineKind } from 'contracts/cart/kinds'
import type { CartLine } from '../../api/cart.ts'

/** A line with the lines that cannot be without it. */
export type LineWithDependents = { line: CartLine; dependents: CartLine[] }

/** Lines with those that depend on them, each below the first that it depends on, in the order in which they came. */
export function withDependents(lines: readonly CartLine[]): LineWithDependents[] {
  const parentOf = ({ id, dependsOn }: CartLine): CartLine | undefined =>
    lines.find((one) => one.id !== id && dependsOn.includes(one.id))
  const rootOf = (line: CartLine): CartLine => {
    const passed = [line]
    for (let parent = parentOf(line); parent; parent = parentOf(parent)) {
      // Nothing can be shown below itself.
      if (passed.includes(parent)) return line
      passed.push(parent)
    }
    return passed.at(-1) ?? line
  }
  const roots = lines.filter((line) => rootOf(line) === line)
  return roots.map((line) => ({ line, dependents: lines.filter((one) => one !== line && rootOf(one) === line) }))
}

/** The lines of one merchant and one kind: what becomes an order of its own. */
export type Group = { key: string; kind: LineKind; merchantName: string; lines: CartLine[]; totalCents: number }

/** Lines as the cart shows them: by merchant and kind of those that depend on no other. */
export function cartGroups(
  lines: readonly CartLine[],
): (Pick<Group, 'key' | 'kind' | 'merchantName'> & { lines: LineWithDependents[] })[] {
  const shown = withDependents(lines)
  return groupsOf(shown.map(({ line }) => line)).map((group) => ({
    ...group,
    lines: shown.filter(({ line }) => group.lines.includes(line)),
  }))
}

/** Lines as they are ordered: together by merchant and kind, in the order in which they came. */
export function groupsOf(lines: readonly CartLine[]): Group[] {
  const groups = Map.groupBy(lines, ({ merchantName, kind }) => `${kind} ${merchantName}`)
  return [...groups].flatMap(([key, together]) => {
    const [first] = together
    if (!first) return []
    const totalCents = together.reduce((sum, line) => sum + line.totalCents, 0)
    return [{ key, kind: first.kind, merchantName: first.merchantName, lines: together, totalCents }]
  })
}
