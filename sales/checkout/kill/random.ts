import { chance } from '../../availability/chance.ts'

/** Chance that comes out the same each time for a seed, so that a run that failed can be looked at again. */
export type Random = {
  /** A whole number from `from` to `to`, both possible. */
  between: (from: number, to: number) => number
  pick: <Value>(values: readonly Value[]) => Value
}

export function seededRandom(seed: number): Random {
  const below = chance(seed)
  const between = (from: number, to: number): number => from + below(to - from + 1)
  return { between, pick: (values) => values[between(0, values.length - 1)] as (typeof values)[number] }
}
