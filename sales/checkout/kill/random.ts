/** Chance that comes out the same each time for a seed, so that a run that failed can be looked at again. */
export type Random = {
  /** A whole number from `from` to `to`, both possible. */
  between: (from: number, to: number) => number
  pick: <Value>(values: readonly Value[]) => Value
}

/** A linear congruential generator: good enough to choose moments, and nothing else. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return { between, pick: (values) => values[between(0, values.length - 1)] as (typeof values)[number] }
}
