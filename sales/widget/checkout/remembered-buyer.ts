import { readStored, safeSessionStorage, writeStored } from 'base/browser-storage'
import { isRecord } from 'base/record'
import type { BuyerForm } from './buyer.ts'

const key = 'sales_buyer'

// For this tab and until the order is paid: neither a look at the cart nor a refused payment means typing everything again.

export function rememberBuyer(form: BuyerForm): void {
  writeStored(safeSessionStorage, key, form)
}

export function forgetBuyer(): void {
  safeSessionStorage.removeItem(key)
}

export function rememberedBuyer(): Partial<BuyerForm> | undefined {
  return readStored(safeSessionStorage, key, isForm)
}

function isForm(value: unknown): value is Partial<BuyerForm> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}
