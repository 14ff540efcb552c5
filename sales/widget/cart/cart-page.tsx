import { useEffect, useState } from 'react'
import { Spinner } from 'ui/spinner'
import { lazyComponent } from '../components/lazy-component.tsx'
import { orderInAddress } from '../order/order-address.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { useCartState, useStep, useWidget } from '../context/widget-context.ts'
import { EmptyCart } from './empty-cart.tsx'
import { FilledCart } from './filled-cart.tsx'

const Checkout = lazyComponent(async () => (await import('../purchase/purchase.ts')).Checkout)
const OrderPage = lazyComponent(async () => (await import('../purchase/purchase.ts')).OrderPage)

type Props = {
  termsHref: string | undefined
  /** Called with whether an order is shown instead of a cart. */
  onOrderShown: (shown: boolean) => void
}

/** The cart, its checkout, or the order that it became: one at a time. The checkout is a step of the browser's history. */
export function CartPage({ termsHref, onOrderShown }: Props) {
  const { store, host, t } = useWidget()
  const state = useCartState()
  const step = useStep()
  const wasInCheckout = usePrevious(step?.name) === 'checkout'
  const [order, setOrder] = useState(orderInAddress)
  useReloadOnReturn(store.load)
  useEffect(() => Checkout.preload(), [])
  const cart = state.state === 'ready' ? state.cart : undefined
  const inPayment = cart?.state === 'paying' ? cart.order : null
  if (inPayment && inPayment !== order) setOrder(inPayment)
  useEffect(() => onOrderShown(order !== null), [onOrderShown, order])
  const again = async (next: 'cart' | 'checkout'): Promise<void> => {
    // The cart is read first: as it was during the payment it would show the order again.
    await store.load()
    if (next === 'checkout') host.steps.push({ name: 'checkout' })
    else if (step?.name === 'checkout') host.steps.leave()
    setOrder(null)
  }
  if (order) return <OrderPage key={order} token={order} onAgain={(next) => void again(next)} />
  if (state.state === 'loading') return <Spinner label={t('cart.loading')} />
  if (state.state === 'failed') return <LoadFailure text={t('cart.failed')} retry={() => void store.retry()} />
  if (!cart || cart.lines.length === 0) return <EmptyCart />
  if (step?.name === 'checkout')
    return <Checkout cart={cart} skew={state.skew} termsHref={termsHref} back={host.steps.leave} />
  return (
    <FilledCart
      cart={cart}
      skew={state.skew}
      checkout={() => host.steps.push({ name: 'checkout' })}
      takeFocus={wasInCheckout}
    />
  )
}

/** The value before the present one. */
function usePrevious<Value>(value: Value): Value | undefined {
  const [values, setValues] = useState<{ now: Value; before?: Value }>({ now: value })
  if (values.now !== value) setValues({ now: value, before: values.now })
  return values.now === value ? values.before : values.now
}

/** A browser may restore the page as it was left for the bank; its cart is out of date then. */
function useReloadOnReturn(refresh: () => Promise<void>): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void refresh()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [refresh])
}
