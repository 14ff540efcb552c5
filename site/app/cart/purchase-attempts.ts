import { isRecord } from 'base/record'
import { outcomeOf } from 'contracts/payment'
import { storageKeys } from '../constants.ts'
import { writeStored, readStored } from 'base/browser-storage'
import type { KeyValueStorage } from 'base/browser-storage'

/**
 * Counts a payment that failed for its cart: any final code but '0000' (CART-5). Codes that are not final are not counted.
 */
export function countAttempt(shelf: Pick<KeyValueStorage, 'getItem' | 'setItem'>, cartId: string, code: string): void {
  if (outcomeOf(code) !== 'refused') return
  const attempts = readAttempts(shelf)
  writeStored(shelf, storageKeys.purchaseAttempts, { ...attempts, [cartId]: (attempts[cartId] ?? 0) + 1 })
}

/** Removes the count of a cart that was paid. */
export function removeAttempts(shelf: Pick<KeyValueStorage, 'getItem' | 'setItem'>, cartId: string): void {
  const { [cartId]: count, ...others } = readAttempts(shelf)
  if (count !== undefined) writeStored(shelf, storageKeys.purchaseAttempts, others)
}

/** The counts by cart; what is not a count is left out. */
export function readAttempts(shelf: Pick<KeyValueStorage, 'getItem'>): Record<string, number> {
  const kept = readStored(shelf, storageKeys.purchaseAttempts, isRecord) ?? {}
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => isCount(entry[1])))
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
