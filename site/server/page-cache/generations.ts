/** Tag that stands for everything. */
export const everything = '*'

/**
 * Numbers every change, so that what began before a change of what it shows is known to be old:
 * the text may have been read before the change, however late the answer is ready.
 */
export function createGenerations() {
  let now = 0
  let everythingAt = 0
  const changedAt = new Map<string, number>()
  return {
    /** The number to remember when work begins. */
    begin: (): number => now,
    change(tags: readonly string[]): void {
      now += 1
      if (tags.includes(everything)) everythingAt = now
      for (const tag of tags) changedAt.set(tag, now)
    },
    /** Whether something of `tags` has changed since work began. */
    isOld(tags: ReadonlySet<string>, began: number): boolean {
      if (everythingAt > began) return true
      for (const tag of tags) if ((changedAt.get(tag) ?? 0) > began) return true
      return false
    },
  }
}
