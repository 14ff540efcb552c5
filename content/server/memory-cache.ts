/** Values that are read once and kept until something changes. */
export type MemoryCache = {
  get: <Value>(key: string, make: () => Promise<Value>) => Promise<Value>
  clear: () => void
}

/** Keeps promises, so that concurrent reads of a key cost one. A value whose read began before `clear` is not kept after it. */
export function createMemoryCache(): MemoryCache {
  let entries = new Map<string, Promise<unknown>>()
  return {
    get<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
      const current = entries
      const found = current.get(key) as Promise<Value> | undefined
      if (found) return found
      const made = make()
      current.set(key, made)
      made.catch(() => current.delete(key))
      return made
    },
    clear: () => void (entries = new Map()),
  }
}
