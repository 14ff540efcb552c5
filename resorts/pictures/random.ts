import { nth } from './list.ts'

/** A seeded source of numbers: the same seed gives the same picture on every machine. */
export type Random = {
  next: () => number
  between: (low: number, high: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (share: number) => boolean
}

/** Mulberry32 over an FNV-1a hash of the seed. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => nth(items, Math.floor(next() * items.length)),
    chance: (share) => next() < share,
  }
}

function hash(text: string): number {
  let h = 0x811c9dc5
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return h >>> 0
}
