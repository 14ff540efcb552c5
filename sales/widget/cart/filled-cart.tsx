import { useEffect, useRef, useState } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import type { CartView } from '../../api/cart.ts'
import { useWidget } from '../context/widget-context.ts'
import { CartLineItem } from './cart-line.tsx'
import { CartParty } from './cart-party.tsx'
import { OfferKindButtons } from './empty-cart.tsx'
import { cartGroups } from './groups.ts'
import { HoldNotice } from './hold-notice.tsx'
import { Total } from './total.tsx'
import { ChangeNotice } from './changes.tsx'

type Props = {
  cart: CartView
  skew: number
  checkout: () => void
  /** The buyer came back from the checkout: reading goes on at the top of the cart. */
  takeFocus: boolean
}

/** What is in the cart, of whom, for whom, for how much, and how long its places are kept. */
export function FilledCart({ cart, skew, checkout, takeFocus }: Props) {
  const { t } = useWidget()
  const proceed = useProceed(cart, checkout)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus) top.current?.focus()
  }, [takeFocus])
  return (
    <div className="cart" ref={top} tabIndex={-1}>
      <div className="cart-main">
        <HoldNotice cart={cart} skew={skew} />
        <ChangeNotice />
        {cartGroups(cart.lines).map(({ key, kind, merchantName, lines }) => (
          <section className="cart-group" key={key}>
            <header className="cart-group-head">
              <h2>{t(`kind.${kind}`)}</h2>
              <p className="quiet">{t('cart.sold-by', { merchant: merchantName })}</p>
            </header>
            <ul className="cart-lines">
              {lines.map(({ line, dependents }) => (
                <CartLineItem key={line.id} line={line} dependents={dependents} />
              ))}
            </ul>
          </section>
        ))}
        <CartParty cart={cart} />
        <section className="cart-more">
          <h2>{t('cart.more')}</h2>
          <OfferKindButtons look="secondary" />
        </section>
      </div>
      <div className="cart-sum">
        <Total cart={cart} />
        {proceed.problem && (
          <p className="problem" role="alert">
            {proceed.problem}
          </p>
        )}
        <Button busy={proceed.busy} onClick={() => void proceed.run()}>
          {t('cart.checkout')}
        </Button>
        {cart.totalCents > 0 && (
          <p className="cart-secure">
            <Icon name="lock" size={18} /> {t('cart.secure')}
          </p>
        )}
      </div>
    </div>
  )
}

/** Goes on to the checkout. Places whose hold has expired are held again first, so that this needs one press. */
function useProceed({ lines }: CartView, checkout: () => void) {
  const { store, t } = useWidget()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (): Promise<void> => {
    setProblem(undefined)
    if (!lines.some(({ state }) => state === 'expired')) return checkout()
    setBusy(true)
    const renewed = await store.renew()
    setBusy(false)
    if (renewed.ok) return checkout()
    setProblem(renewed.failure.message || t('renew.failed'))
  }
  return { busy, problem, run }
}
