import type { KeyValueStorage } from 'base/browser-storage'
import { readStored, writeStored } from 'base/browser-storage'
import { isRecord } from 'base/record'
import { cartIdKey } from './widget.ts'

/** How long a cart is found again on a device after its last change, in milliseconds: a week. */
export const deviceCartLifeMs = 7 * 24 * 3_600_000

type DeviceCart = { id: string; exp: number }

/** The cart that this device had in a tab before; null when there is none or its time is over. */
export function readDeviceCart(local: Pick<KeyValueStorage, 'getItem'>, now: number): string | null {
  const stored = readStored(local, cartIdKey, isDeviceCart)
  return stored && stored.exp > now ? stored.id : null
}

/** Remembers the cart for other tabs and later visits of this device, under the same key as the tab does; null forgets it. */
export function writeDeviceCart(local: KeyValueStorage, id: string | null, now: number): void {
  if (id === null) local.removeItem(cartIdKey)
  else writeStored(local, cartIdKey, { id, exp: now + deviceCartLifeMs })
}

function isDeviceCart(value: unknown): value is DeviceCart {
  return isRecord(value) && typeof value.id === 'string' && typeof value.exp === 'number'
}
