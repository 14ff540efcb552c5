import { onSalesEvent } from 'contracts/events'
import { useEffect } from 'react'
import { safeLocalStorage, safeSessionStorage } from 'base/browser-storage'
import type { CartLocation } from './use-cart.ts'

/** Hears how the buying goes; `ended` when it was paid, or nothing is left to buy (CART-5, 6). What cannot be fetched is left undone. */
export function usePurchaseProgress({ provider, resort, lang }: CartLocation, ended: () => void): void {
  useEffect(() => {
    const place = { provider, resort, lang }
    const stopPayments = onSalesEvent('sales:payment', (payment) => {
      loadHandlers().then(({ handlePayment: paymentEnded }) => paymentEnded(payment, safeLocalStorage, ended), ignore)
    })
    const stopRemovals = onSalesEvent('sales:remove-from-cart', () => {
      loadHandlers().then(
        ({ handleRemoval: somethingRemoved }) => somethingRemoved(place, safeSessionStorage, ended),
        ignore,
      )
    })
    return () => {
      stopPayments()
      stopRemovals()
    }
  }, [provider, resort, lang, ended])
}

const loadHandlers = () => import('./purchase-progress.ts')
const ignore = (): void => undefined
