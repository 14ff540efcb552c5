import { onSalesEvent } from 'contracts/events'
import { useEffect } from 'react'
import { localShelf, sessionShelf } from '../stored.ts'
import type { CartPlace } from './use-cart.ts'

/** Hears how the buying goes; `ended` when it was paid, or nothing is left to buy (CART-5, 6). What cannot be fetched is left undone. */
export function useBuying({ provider, resort, lang }: CartPlace, ended: () => void): void {
  useEffect(() => {
    const place = { provider, resort, lang }
    const stopPayments = onSalesEvent('sales:payment', (payment) => {
      loadBuying().then(({ paymentEnded }) => paymentEnded(payment, localShelf, ended), leaveIt)
    })
    const stopRemovals = onSalesEvent('sales:remove-from-cart', () => {
      loadBuying().then(({ somethingRemoved }) => somethingRemoved(place, sessionShelf, ended), leaveIt)
    })
    return () => {
      stopPayments()
      stopRemovals()
    }
  }, [provider, resort, lang, ended])
}

const loadBuying = () => import('./buying.ts')
const leaveIt = (): void => undefined
