import type { LineKind } from 'contracts/cart/kinds'
import type { CartLine } from '../../api/cart.ts'

/** The lines of one merchant and one kind: what becomes an order of its own. */
export type Group = { key: string; kind: LineKind; merchantName: string; lines: CartLine[]; totalCents: number }

/** Lines as they are shown: together by merchant and kind, in the order in which they came. */
export function groupsOf(lines: readonly CartLine[]): Group[] {
  const groups = Map.groupBy(lines, ({ merchantName, kind }) => `${kind} ${merchantName}`)
  return [...groups].flatMap(([key, together]) => {
    const [first] = together
    if (!first) return []
    const totalCents = together.reduce((sum, line) => sum + line.totalCents, 0)
    return [{ key, kind: first.kind, merchantName: first.merchantName, lines: together, totalCents }]
  })
}
