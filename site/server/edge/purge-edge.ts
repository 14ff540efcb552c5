import type { Content } from 'content/api/reader'
import { everything } from '../page-cache/generations.ts'
import type { PurgeTags } from './purge-tags.ts'

/** How long changes are collected before they are purged by one call, in milliseconds. */
const collectMs = 250
/** How long this instance waits for others to hear of a change as well, in milliseconds. Who hears later purges once more. */
const holdMs = 500

type Changes = Pick<Content, 'onChange' | 'claimChanges'>
type Times = { collectMs: number; holdMs: number }

/**
 * Purges a cache in front of the site of what changes, by one of the instances that share the database. Where they cannot agree,
 * each does: to purge twice does no harm.
 * @returns how to stop; what was collected is purged first.
 */
export function purgeEdge(
  content: Changes,
  purgeTags: PurgeTags,
  times: Times = { collectMs, holdMs },
): () => Promise<void> {
  const underWay = new Set<Promise<void>>()
  let collected: string[][] = []
  let timer: NodeJS.Timeout | undefined

  const stopListening = content.onChange((tags) => {
    collected.push(tags)
    timer ??= setTimeout(() => start(claimed), times.collectMs)
  })

  function start(select: (changes: string[][]) => Promise<string[][]>): void {
    const changes = collected
    collected = []
    clearTimeout(timer)
    timer = undefined
    const purging = select(changes)
      .then(purge)
      .finally(() => underWay.delete(purging))
    underWay.add(purging)
  }

  function claimed(changes: string[][]): Promise<string[][]> {
    return content.claimChanges(changes, times.holdMs).catch(() => changes)
  }

  async function purge(changes: string[][]): Promise<void> {
    const tags = new Set(changes.flat())
    if (tags.size > 0) await purgeTags(tags.has(everything) ? [everything] : [...tags])
  }

  return async () => {
    stopListening()
    if (timer) start((changes) => Promise.resolve(changes))
    await Promise.all(underWay)
  }
}
