/** What was read once and is kept until something changes. */
export type Memory = {
  recall: <Value>(key: string, make: () => Promise<Value>) => Promise<Value>
  forget: () => void
}

/** Keeps promises, so that many who ask at once cost one read. What began before `forget` is not kept after it. */
export function createMemory(): Memory {
  let kept = new Map<string, Promise<unknown>>()
  return {
    recall<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
      const here = kept
      const found = here.get(key) as Promise<Value> | undefined
      if (found) return found
      const made = make()
      here.set(key, made)
      made.catch(() => here.delete(key))
      return made
    },
    forget: () => void (kept = new Map()),
  }
}
