import { seededRandom } from 'base/testing/random'
import { nth } from './list.ts'

/** A seeded source of numbers: the same seed gives the same picture on every machine. */
export type Random = {
  next: () => number
  between: (low: number, high: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (share: number) => boolean
}

/** Numbers by a seed that is a text: mulberry32 over an FNV-1a hash. */
export function randomFrom(seed: string): Random {
  const { next } = seededRandom(hash(seed))
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
