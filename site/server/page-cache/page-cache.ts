import type { Clock } from 'base/clock'
import { createEntry, recompress } from '../response/cache-entry.ts'
import type { RenderedResponse, CacheEntry } from '../response/cache-entry.ts'
import { createGenerations, everything } from './generations.ts'

/** How many hits make an entry worth its best compression. */
const hitsForTightening = 16
/** How many of the entries that a change drops are named as wanted again. */
const mostWanted = 20

type Options = { clock: Clock; /** What all entries together may weigh, in bytes. */ limit: number }

/**
 * Answers kept whole, by key, until something they show changes or their time is over.
 * - One answer is made at a time for a key; who asks meanwhile gets the same.
 * - An answer begun before a change of what it shows is never kept, and nobody who asks after the change gets it.
 * - What was not asked for lately goes first when the limit is reached.
 */
export function createPageCache({ clock, limit }: Options) {
  const entries = new Map<string, CacheEntry>()
  const making = new Map<string, Promise<CacheEntry>>()
  const generations = createGenerations()
  let size = 0

  function drop(key: string, entry: CacheEntry): void {
    if (entries.delete(key)) size -= entry.size
  }

  function store(key: string, entry: CacheEntry): void {
    const before = entries.get(key)
    if (before) drop(key, before)
    entries.set(key, entry)
    size += entry.size
    makeRoom()
  }

  /** Goes round: what was asked for since the last round is spared once. */
  function makeRoom(): void {
    while (size > limit) {
      const [key, entry] = entries.entries().next().value ?? []
      if (key === undefined || entry === undefined) return
      drop(key, entry)
      if (!entry.recent) continue
      entry.recent = false
      entries.set(key, entry)
      size += entry.size
    }
  }

  async function make(key: string, ask: () => Promise<RenderedResponse>): Promise<CacheEntry> {
    const began = generations.begin()
    const answer = await ask()
    const entry = await createEntry(answer)
    if (answer.isCacheable && !generations.isOld(entry.tags, began)) store(key, entry)
    return entry
  }

  return {
    /** The answer that is kept for a key, while it is right. */
    get(key: string): CacheEntry | undefined {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.expiresAt !== Infinity && entry.expiresAt <= clock().getTime()) {
        drop(key, entry)
        return undefined
      }
      entry.recent = true
      entry.hits += 1
      if (entry.hits === hitsForTightening) void recompress(entry)
      return entry
    },
    /** Makes the answer for a key, or joins who is making it. */
    make(key: string, ask: () => Promise<RenderedResponse>): Promise<CacheEntry> {
      const joined = making.get(key)
      if (joined) return joined
      const made = make(key, ask).finally(() => {
        if (making.get(key) === made) making.delete(key)
      })
      making.set(key, made)
      return made
    },
    /** Drops what shows one of the tags. Returns the keys that were asked for most, to be made again before somebody waits. */
    purge(tags: readonly string[]): string[] {
      generations.change(tags)
      making.clear()
      const gone = [...entries].filter(
        ([, entry]) => tags.includes(everything) || tags.some((tag) => entry.tags.has(tag)),
      )
      for (const [key, entry] of gone) drop(key, entry)
      return gone
        .filter(([, { hits }]) => hits > 0)
        .toSorted(([, one], [, other]) => other.hits - one.hits)
        .slice(0, mostWanted)
        .map(([key]) => key)
    },
    weight: () => ({ entries: entries.size, bytes: size }),
  }
}
