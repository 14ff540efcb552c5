import type { Clock } from 'base/clock'
import { createEntry, recompress } from '../response/cache-entry.ts'
import type { RenderedResponse, CacheEntry } from '../response/cache-entry.ts'
import { createGenerations, everything } from './generations.ts'

/** After so many hits an entry is compressed as small as possible. */
const hitsBeforeRecompression = 16
/** How many of the entries that a change drops are named, to be rendered again. */
const maxRenderedAgain = 20
const defaultMaxBytes = 256 * 1024 * 1024
const defaultMaxEntries = 20_000

type Options = {
  clock: Clock
  /** Bytes that all entries together may take. */
  maxBytes?: number | undefined
  maxEntries?: number
}

/** Responses by key, until something that they show changes or they become outdated. */
export type PageCache = ReturnType<typeof createPageCache>

/**
 * - One response is rendered at a time for a key; requests that come meanwhile get the same.
 * - A response whose rendering began before a change of what it shows is never stored, and no request after the change gets it.
 * - When a limit is reached, the entries that were not requested recently are evicted first.
 */
export function createPageCache({ clock, maxBytes = defaultMaxBytes, maxEntries = defaultMaxEntries }: Options) {
  const entries = new Map<string, CacheEntry>()
  const rendering = new Map<string, Promise<CacheEntry>>()
  const generations = createGenerations()
  let bytes = 0

  function remove(key: string, entry: CacheEntry): void {
    if (entries.delete(key)) bytes -= entry.size
  }

  function add(key: string, entry: CacheEntry): void {
    entries.set(key, entry)
    bytes += entry.size
  }

  function store(key: string, entry: CacheEntry): void {
    const before = entries.get(key)
    if (before) remove(key, before)
    add(key, entry)
    evict()
  }

  /** Second chance: an entry that was requested since the last round is spared once. */
  function evict(): void {
    while (bytes > maxBytes || entries.size > maxEntries) {
      const [key, entry] = entries.entries().next().value ?? []
      if (key === undefined || entry === undefined) return
      remove(key, entry)
      if (!entry.isRecent) continue
      entry.isRecent = false
      add(key, entry)
    }
  }

  async function render(key: string, renderResponse: () => Promise<RenderedResponse>): Promise<CacheEntry> {
    const began = generations.begin()
    const response = await renderResponse()
    const entry = await createEntry(response)
    if (response.isCacheable && !generations.isOld(entry.tags, began)) store(key, entry)
    return entry
  }

  return {
    /** The entry of a key, unless it is outdated. */
    get(key: string): CacheEntry | undefined {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.expiresAt !== Infinity && entry.expiresAt <= clock().getTime()) {
        remove(key, entry)
        return undefined
      }
      entry.isRecent = true
      entry.hits += 1
      if (entry.hits === hitsBeforeRecompression) void recompress(entry)
      return entry
    },
    /** Renders the response for a key, or joins a rendering under way. */
    make(key: string, renderResponse: () => Promise<RenderedResponse>): Promise<CacheEntry> {
      const joined = rendering.get(key)
      if (joined) return joined
      const made = render(key, renderResponse).finally(() => {
        if (rendering.get(key) === made) rendering.delete(key)
      })
      rendering.set(key, made)
      return made
    },
    /** Drops the entries with one of the tags. Returns the keys of those that were requested most, to be rendered again. */
    purge(tags: readonly string[]): string[] {
      generations.change(tags)
      rendering.clear()
      const dropped = [...entries].filter(
        ([, entry]) => tags.includes(everything) || tags.some((tag) => entry.tags.has(tag)),
      )
      for (const [key, entry] of dropped) remove(key, entry)
      return dropped
        .filter(([, { hits }]) => hits > 0)
        .toSorted(([, one], [, other]) => other.hits - one.hits)
        .slice(0, maxRenderedAgain)
        .map(([key]) => key)
    },
    usage: () => ({ entries: entries.size, bytes }),
  }
}
