import { useState } from 'react'
import { emitSalesEvent } from 'contracts/events'
import type { CartView } from '../../api/cart.ts'
import { isCartView } from '../api-client/response-checks.ts'
import { beginPayment } from '../api-client/endpoints.ts'
import { money } from '../format/money.ts'
import { returnAddress } from '../order/order-address.ts'
import { useWidget } from '../context/widget-context.ts'
import { itemsOfLines } from '../analytics/items.ts'
import { goToBank } from './bank.ts'
import { endCheckout } from './begin-event.ts'
import { asBuyer } from './buyer.ts'
import type { BuyerForm } from './buyer.ts'
import type { PlainTextKey } from '../wording/keys.ts'

/** Orders the cart as it is seen and leaves for the bank; `notice` says why that could not be. */
export function usePayment(cart: CartView) {
  const { host, store, t, lang } = useWidget()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string>()
  const pay = async (form: BuyerForm): Promise<void> => {
    setBusy(true)
    setNotice(undefined)
    const order = {
      buyer: asBuyer(form),
      terms: true as const,
      totalCents: cart.totalCents,
      returnTo: returnAddress(location.href),
    }
    const begun = await beginPayment(host, cart.id, order, store.nextWrite())
    if (begun.ok) {
      emitSalesEvent('sales:add-payment-info', { items: itemsOfLines(cart.lines), method: 'card' })
      endCheckout(cart)
      return goToBank(begun.value.payment)
    }
    setBusy(false)
    const { code, message, details } = begun.failure
    const changed = isCartView(details?.cart) ? details.cart : undefined
    if (changed) store.showCart(changed)
    else if (code !== 'unreachable') await store.load()
    setNotice(
      code === 'price-changed' && changed
        ? t('checkout.price-changed', { before: money(cart.totalCents, lang), now: money(changed.totalCents, lang) })
        : message || t('checkout.failed'),
    )
  }
  return { busy, notice, pay }
}

/** What the button that orders says: the law asks for the obligation to pay on it, and only where there is one. */
export function orderButtonKey(totalCents: number, busy: boolean): PlainTextKey {
  if (totalCents === 0) return busy ? 'checkout.sending' : 'checkout.order.free'
  return busy ? 'checkout.leaving' : 'checkout.order'
}
