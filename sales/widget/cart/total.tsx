import type { CartView } from '../../api/cart.ts'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'

/** The sum to pay, with taxes. */
export function Total({ cart }: { cart: CartView }) {
  const { t } = useWidget()
  const reduction = cart.priceCents - cart.totalCents
  return (
    <div className="total">
      <dl>
        {reduction > 0 && (
          <>
            <div>
              <dt>{t('total.before')}</dt>
              <dd>
                <Money cents={cart.priceCents} />
              </dd>
            </div>
            <div>
              <dt>{t('total.reduction')}</dt>
              <dd>
                <Money cents={-reduction} />
              </dd>
            </div>
          </>
        )}
        <div className="total-sum">
          <dt>{t('total')}</dt>
          <dd>
            <Money cents={cart.totalCents} />
          </dd>
        </div>
      </dl>
      <p className="quiet">{t('total.all-in')}</p>
    </div>
  )
}
