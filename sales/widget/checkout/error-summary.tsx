import { useEffect, useRef } from 'react'
import { useWidget } from '../context/widget-context.ts'
import type { BuyerErrors } from './buyer.ts'

/** What was not filled in well; a correction that is under way further down has words of its own. */
const invalid = '.checkout-form [aria-invalid], .cart-sum [aria-invalid]'

/** How many things are wrong, said once a try; the focus goes to the first of them. */
export function ErrorSummary({ errors, tries }: { errors: BuyerErrors; tries: number }) {
  const { t } = useWidget()
  const summary = useRef<HTMLParagraphElement>(null)
  const count = Object.keys(errors).length
  useEffect(() => {
    if (tries === 0) return
    summary.current?.closest('.cart')?.querySelector<HTMLElement>(invalid)?.focus()
  }, [tries])
  return (
    <p className={count > 0 ? 'problem' : 'visually-hidden'} role="alert" ref={summary}>
      {count > 0 && t('checkout.errors', { count })}
    </p>
  )
}
