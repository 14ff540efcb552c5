import type { KeyValueStorage } from 'base/browser-storage'

/** A storage in memory, and its content as JSON values. */
export function createMemoryStorage(values: Record<string, unknown> = {}) {
  const texts = new Map(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
  const shelf: KeyValueStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
  const kept = (key: string): unknown => JSON.parse(texts.get(key) ?? 'null')
  return { shelf, kept, keys: () => [...texts.keys()] }
}
