import type { Catalogue } from '../catalogue/catalogue.ts'
import { kinds } from '../kinds/kinds.ts'
import type { PriceDerivationStep } from '../store/column-types.ts'
import type { Line } from './cart.ts'

/** The reduction of each line that follows from the other lines of its kind; undefined where there is none. */
export function reductionsOf(catalogue: Catalogue, lines: readonly Line[]): ReadonlyMap<Line, PriceDerivationStep> {
  const reductions = new Map<Line, PriceDerivationStep>()
  for (const kind of kinds) {
    const theirs = lines.filter(({ selection }) => selection.type === kind.name)
    const steps = kind.reductions?.(catalogue, theirs) ?? []
    for (const [index, line] of theirs.entries()) {
      const step = steps[index]
      if (step) reductions.set(line, step)
    }
  }
  return reductions
}
