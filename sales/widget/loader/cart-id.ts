import type { KeyValueStorage } from 'base/browser-storage'
import { cartIdKey } from 'contracts/widget'
import { readDeviceCart, writeDeviceCart } from 'contracts/widget/device-cart'

/** Where a tab stores the identifier of its cart. */
export type CartIdStore = { read: () => string | null; write: (cartId: string | null) => void }

/**
 * Stores the identifier in the page's session storage, and for a week in its local storage: a tab that is closed and opened again has
 * its cart. A tab with a cart of its own keeps it.
 */
export function createCartIdStore(
  session: KeyValueStorage,
  local: KeyValueStorage,
  now: () => number = Date.now,
): CartIdStore {
  const write = (cartId: string | null): void => {
    if (cartId === null) session.removeItem(cartIdKey)
    else session.setItem(cartIdKey, cartId)
    writeDeviceCart(local, cartId, now())
  }
  const restored = session.getItem(cartIdKey) === null ? readDeviceCart(local, now()) : null
  if (restored !== null) session.setItem(cartIdKey, restored)
  return { read: () => session.getItem(cartIdKey), write }
}
