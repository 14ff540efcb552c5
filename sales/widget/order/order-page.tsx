import { useEffect, useRef, useState } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Spinner } from 'ui/spinner'
import { forgetBuyer } from '../checkout/remembered-buyer.ts'
import type { OrderView } from '../../api/cart.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'
import { removeOrderFromAddress } from './order-address.ts'
import { isPaid, isPending, titleWithHeading } from './order-status.ts'
import { OrderLines } from './order-lines.tsx'
import { emitPaymentEvent } from './payment-event.ts'
import { useOrder } from './use-order.ts'
import type { PolledOrder } from './use-order.ts'

type Props = { token: string; onAgain: (step: 'cart' | 'checkout') => void }

/** What became of a payment. Only the engine knows; this page waits, and says what to do next. */
export function OrderPage({ token, onAgain }: Props) {
  const { t, store } = useWidget()
  const [givingUp, setGivingUp] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [followed, ask] = useOrder(token)
  const { shown, order } = followed
  useConsequences(followed)
  const heading = useHeading(shown)
  useDocumentTitle(shown === 'loading' || shown === 'failed' ? undefined : t(`outcome.${shown}`))
  const giveUp = async (cartId: string): Promise<void> => {
    setGivingUp(true)
    const given = await store.giveUp(cartId)
    setGivingUp(false)
    if (given.ok) leave('cart')
    else setRefused(given.failure.message || t('outcome.failed'))
  }
  const leave = (step: 'cart' | 'checkout'): void => {
    removeOrderFromAddress()
    onAgain(step)
  }
  if (shown === 'loading') return <Spinner label={t('loading')} />
  if (shown === 'failed') return <LoadFailure text={t('outcome.failed')} retry={ask} />
  return (
    <section className={`outcome outcome-${shown}`} aria-busy={isPending(shown)}>
      <Mark shown={shown} />
      <h2 ref={heading} tabIndex={-1}>
        {t(`outcome.${shown}`)}
      </h2>
      <div aria-live="polite" className="outcome-text">
        <p>
          {isToldByEngine(shown)
            ? order?.message
            : t(`outcome.${shown}.text`, { email: order?.buyer.email ?? '', number: order?.number ?? '' })}
        </p>
        {order && isPaid(shown) && <WhatNext order={order} />}
      </div>
      {refused && (
        <p className="problem" role="alert">
          {refused}
        </p>
      )}
      {order && isPaid(shown) && <OrderLines order={order} />}
      {order && isPaidBack(shown) && <SumBack order={order} />}
      <div className="actions">
        {shown === 'refused' && order?.retry && <Button onClick={() => leave('checkout')}>{t('outcome.again')}</Button>}
        {(shown === 'refused' || shown === 'cancelled' || isPaidBack(shown)) && (
          <Button look="secondary" onClick={() => leave('cart')}>
            {t('outcome.cart')}
          </Button>
        )}
        {order && (shown === 'unfinished' || shown === 'long-waiting') && (
          <Button
            look={shown === 'unfinished' ? 'primary' : 'quiet'}
            busy={givingUp}
            onClick={() => void giveUp(order.cartId)}
          >
            {t('outcome.give-up')}
          </Button>
        )}
        {shown === 'unknown' && <Button onClick={() => leave('cart')}>{t('outcome.cart')}</Button>}
        {isPaid(shown) && (
          <Button look="secondary" onClick={() => window.print()}>
            {t('outcome.print')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Outcomes of which the engine knows the reason, and says it. */
function isToldByEngine(shown: PolledOrder['shown']): shown is 'refused' | 'refund-due' | 'refunded' {
  return shown === 'refused' || isPaidBack(shown)
}

function isPaidBack(shown: PolledOrder['shown']): boolean {
  return shown === 'refund-due' || shown === 'refunded'
}

/** What to do with what was bought: a lesson has a place to be at, a pass a desk where it is collected. */
function WhatNext({ order: { lines } }: { order: OrderView }) {
  const { t } = useWidget()
  return (
    <>
      {lines.some(({ meetingPoint }) => meetingPoint !== null) && <p>{t('outcome.paid.lesson')}</p>}
      {lines.some(({ kind }) => kind === 'LIFT') && <p>{t('outcome.paid.pass')}</p>}
    </>
  )
}

/** Number and amount of a refunded order, which the bank and the office ask for. */
function SumBack({ order }: { order: OrderView }) {
  const { t } = useWidget()
  return (
    <div className="order">
      <dl>
        <div className="order-sum">
          <dt>{t('order.number')}</dt>
          <dd>{order.number}</dd>
        </div>
        <div className="order-sum">
          <dt>{t('order.back')}</dt>
          <dd>
            <Money cents={order.totalCents} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The heading takes the focus and comes into sight when it says something new: on a phone the page may be scrolled far below it. */
function useHeading(shown: PolledOrder['shown']) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown === 'loading' || shown === 'failed') return
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [shown])
  return heading
}

function useDocumentTitle(heading: string | undefined): void {
  useEffect(() => {
    if (!heading) return
    const before = document.title
    document.title = titleWithHeading(before, heading)
    return () => {
      document.title = before
    }
  }, [heading])
}

function Mark({ shown }: { shown: PolledOrder['shown'] }) {
  const { t } = useWidget()
  if (shown === 'waiting' || shown === 'long-waiting') return <Spinner label={t('loading')} />
  return (
    <span className="outcome-mark">
      <Icon name={isPaid(shown) ? 'check' : 'alert'} size={36} />
    </span>
  )
}

/** Emits the payment event and forgets a cart that became an order. */
function useConsequences({ shown, order }: PolledOrder): void {
  const { store, host } = useWidget()
  useEffect(() => {
    if (!order) return
    emitPaymentEvent(order)
    if (!isPaid(shown)) return
    forgetBuyer()
    if (host.cartId() === order.cartId) store.forget()
  }, [shown, order, store, host])
}
