import { outcomeOf } from 'contracts/payment'

/** Where the browser keeps how often a payment failed, by cart. */
export const purchaseAttemptsKey = 'purchase_attempts'

/**
 * Counts a payment that failed for its cart: any final code but '0000' (CART-5). Codes that are not final count nothing.
 * A storage that is forbidden or holds nonsense is no reason to trouble a buyer.
 */
export function countAttempt(storage: Pick<Storage, 'getItem' | 'setItem'>, cartId: string, code: string): void {
  if (outcomeOf(code) !== 'refused') return
  try {
    const attempts = readAttempts(storage)
    storage.setItem(purchaseAttemptsKey, JSON.stringify({ ...attempts, [cartId]: (attempts[cartId] ?? 0) + 1 }))
  } catch {
    // Nothing to do: the count serves statistics only.
  }
}

/** The counts by cart; what is not a count is left out. */
export function readAttempts(storage: Pick<Storage, 'getItem'>): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(purchaseAttemptsKey) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter(([, count]) => Number.isSafeInteger(count) && Number(count) > 0))
  } catch {
    return {}
  }
}
