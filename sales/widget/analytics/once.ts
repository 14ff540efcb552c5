import { readStored, safeSessionStorage, writeStored } from 'base/browser-storage'

const key = 'sales_told'

/** Whether something happens for the first time in this tab, reloads included: an event is emitted once. */
export function isFirstTime(occurrence: string): boolean {
  const known = readStored(safeSessionStorage, key, Array.isArray) ?? []
  if (known.includes(occurrence)) return false
  writeStored(safeSessionStorage, key, [...known, occurrence])
  return true
}

/** Forgets what begins with these words: it may happen again. */
export function forgetTimes(begin: string): void {
  const known = readStored(safeSessionStorage, key, Array.isArray) ?? []
  const others = known.filter((one) => typeof one !== 'string' || !one.startsWith(begin))
  writeStored(safeSessionStorage, key, others)
}
