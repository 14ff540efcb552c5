import { readStored, safeSessionStorage, writeStored } from 'base/browser-storage'

const key = 'sales_told'

/** Whether something happens for the first time in this tab, reloads included: an event is emitted once. */
export function isFirstTime(occurrence: string): boolean {
  const known = readStored(safeSessionStorage, key, Array.isArray) ?? []
  if (known.includes(occurrence)) return false
  writeStored(safeSessionStorage, key, [...known, occurrence])
  return true
}
