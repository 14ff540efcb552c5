import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import type { CartView } from '../../api/cart.ts'
import { Total } from '../cart/total.tsx'
import { HoldNotice } from '../cart/hold-notice.tsx'
import { useWidget, useToday } from '../context/widget-context.ts'
import { emitBeginCheckout } from './begin-event.ts'
import { checkBuyer, firstBuyer } from './buyer.ts'
import type { BuyerErrors, BuyerForm } from './buyer.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { OrderSummary } from './order-summary.tsx'
import { rememberBuyer, rememberedBuyer } from './remembered-buyer.ts'
import { Terms } from './terms.tsx'
import { orderButtonKey, usePayment } from './use-payment.ts'

type Props = { cart: CartView; skew: number; termsHref: string | undefined; back: () => void }

/** Buyer, order and terms of sale, then the bank. No account is needed. */
export function Checkout({ cart, skew, termsHref, back }: Props) {
  const { t } = useWidget()
  const today = useToday()
  const [form, change] = useBuyer(() => firstBuyer(rememberedBuyer(), cart.party, today))
  const [terms, setTerms] = useState(false)
  const [errors, setErrors] = useState<BuyerErrors>({})
  const [tries, setTries] = useState(0)
  const paying = usePayment(cart)
  const heading = useRef<HTMLHeadingElement>(null)
  useBegun(cart, heading)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (paying.busy) return
    const wrong = checkBuyer(form, terms)
    setErrors(wrong)
    setTries(tries + 1)
    if (Object.keys(wrong).length > 0) return
    void paying.pay(form)
  }
  return (
    <div className="cart">
      <div className="cart-main">
        <Button look="quiet" size="s" className="back" onClick={back}>
          <Icon name="arrow-left" size={18} /> {t('checkout.back')}
        </Button>
        <h2 ref={heading} tabIndex={-1}>
          {t('checkout.title')}
        </h2>
        <HoldNotice cart={cart} skew={skew} />
        <form className="checkout-form" id={formId} onSubmit={submit} noValidate>
          <ErrorSummary errors={errors} tries={tries} />
          <BuyerFields form={form} errors={errors} onChange={change} />
        </form>
        <OrderSummary cart={cart} />
      </div>
      <div className="cart-sum">
        <Total cart={cart} />
        <Terms href={termsHref} checked={terms} onChange={setTerms} error={errors.terms} />
        {paying.notice && (
          <p className="problem" role="alert">
            {paying.notice}
          </p>
        )}
        <Button type="submit" form={formId} busy={paying.busy}>
          {t(orderButtonKey(cart.totalCents, paying.busy))}
        </Button>
        {cart.totalCents > 0 && (
          <p className="cart-secure">
            <Icon name="lock" size={18} /> {t('checkout.secure')}
          </p>
        )}
      </div>
    </div>
  )
}

/** The form of the buyer alone: what is ordered has forms of its own, for corrections, and no form may stand in another. */
const formId = 'checkout-form'

/** Stores what the buyer types as they type, so that a look at the cart or a reload loses nothing. */
function useBuyer(begin: () => BuyerForm): [BuyerForm, (part: Partial<BuyerForm>) => void] {
  const [begun] = useState(begin)
  const [form, setForm] = useState(begun)
  useEffect(() => {
    if (form !== begun) rememberBuyer(form)
  }, [form, begun])
  return [form, (part) => setForm((before) => ({ ...before, ...part }))]
}

/** Announces the checkout to the page and to the reader when it opens. */
function useBegun(cart: CartView, heading: React.RefObject<HTMLHeadingElement | null>): void {
  const isAnnounced = useRef(false)
  useEffect(() => {
    if (isAnnounced.current) return
    isAnnounced.current = true
    emitBeginCheckout(cart)
    heading.current?.focus()
  }, [cart, heading])
}
