import { onSalesEvent } from 'contracts/events'
import { useEffect } from 'react'
import { safeLocalStorage, safeSessionStorage } from 'base/browser-storage'
import type { CartLocation } from './use-cart.ts'

/** Follows the purchase; `ended` is called when it was paid, or nothing is left to buy (CART-5, 6). Failed loads are ignored. */
export function usePurchaseProgress({ provider, resort, lang }: CartLocation, ended: () => void): void {
  useEffect(() => {
    const place = { provider, resort, lang }
    const stopPayments = onSalesEvent('sales:payment', (payment) => {
      loadHandlers().then(({ handlePayment }) => handlePayment(payment, safeLocalStorage, ended), ignore)
    })
    const stopRemovals = onSalesEvent('sales:remove-from-cart', () => {
      loadHandlers().then(({ handleRemoval }) => handleRemoval(place, safeSessionStorage, ended), ignore)
    })
    return () => {
      stopPayments()
      stopRemovals()
    }
  }, [provider, resort, lang, ended])
}

const loadHandlers = () => import('./purchase-progress.ts')
const ignore = (): void => undefined
