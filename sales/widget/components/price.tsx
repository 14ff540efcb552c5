import type { Cents } from 'base/money'
import { useWidget } from '../context/widget-context.ts'
import { Money } from './money.tsx'

/** What is to pay, beside the price before reductions where that was higher. */
export function Price({ priceCents, totalCents }: { priceCents: Cents; totalCents: Cents }) {
  const { t } = useWidget()
  return (
    <span className="price">
      {totalCents < priceCents && (
        <s className="quiet">
          <span className="visually-hidden">{t('price.before')} </span>
          <Money cents={priceCents} />
        </s>
      )}
      {totalCents === 0 ? <span className="money">{t('price.free')}</span> : <Money cents={totalCents} />}
    </span>
  )
}
