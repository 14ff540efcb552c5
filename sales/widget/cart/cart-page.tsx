import { useEffect, useState } from 'react'
import { Spinner } from 'ui/spinner'
import { Checkout } from '../checkout/checkout.tsx'
import { OrderPage } from '../order/order-page.tsx'
import { orderInAddress } from '../order/order-address.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { useCartState, useWidget } from '../context/widget-context.ts'
import { EmptyCart } from './empty-cart.tsx'
import { FilledCart } from './filled-cart.tsx'

type Props = {
  termsHref: string | undefined
  /** Hears whether an order is shown, and not a cart. */
  tellOrder: (shown: boolean) => void
}

/** Where the cart is, then its checkout, then what became of the payment: one place, one thing at a time. */
export function CartPage({ termsHref, tellOrder }: Props) {
  const { store, t } = useWidget()
  const state = useCartState()
  const [order, setOrder] = useState(orderInAddress)
  const [paying, setPaying] = useState(false)
  useComeBack(store.load)
  const cart = state.state === 'ready' ? state.cart : undefined
  const inPayment = cart?.state === 'paying' ? cart.order : null
  if (inPayment && inPayment !== order) setOrder(inPayment)
  useEffect(() => tellOrder(order !== null), [tellOrder, order])
  const again = async (step: 'cart' | 'checkout'): Promise<void> => {
    // The cart as it is now, or what it was while it was being paid would bring the buyer back here.
    await store.load()
    setPaying(step === 'checkout')
    setOrder(null)
  }
  if (order) return <OrderPage key={order} token={order} onAgain={(step) => void again(step)} />
  if (state.state === 'loading') return <Spinner label={t('cart.loading')} />
  if (state.state === 'failed') return <LoadFailure text={t('cart.failed')} retry={() => void store.retry()} />
  if (!cart || cart.lines.length === 0) return <EmptyCart />
  if (paying) return <Checkout cart={cart} skew={state.skew} termsHref={termsHref} back={() => setPaying(false)} />
  return <FilledCart cart={cart} skew={state.skew} checkout={() => setPaying(true)} />
}

/** A browser may show the page again as it was left for the bank; what it shows may be old by then. */
function useComeBack(refresh: () => Promise<void>): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void refresh()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [refresh])
}
