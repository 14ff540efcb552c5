/** A pseudo-random source that repeats its sequence for a seed, so that a failing run can be repeated. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  /** A whole number from 0 up to, but not including, `limit`. */
  below: (limit: number) => number
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number
  pick: <Value>(values: readonly Value[]) => Value
}

/** The mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    pick: (values) => values[below(values.length)] as (typeof values)[number],
  }
}
