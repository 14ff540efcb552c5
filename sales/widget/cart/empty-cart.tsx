import { Button } from 'ui/button'
import { useWidget } from '../context/widget-context.ts'
import { ChangeNotice } from './changes.tsx'

const offeredKinds = ['ESF', 'LIFT'] as const

/** Nothing in the cart yet: what to begin with. */
export function EmptyCart() {
  const { t } = useWidget()
  return (
    <div className="cart-empty">
      <ChangeNotice />
      <h2>{t('cart.empty')}</h2>
      <p>{t('cart.empty.text')}</p>
      <OfferKindButtons />
    </div>
  )
}

/** Buttons that open the selector of a kind. */
export function OfferKindButtons({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const { host, t } = useWidget()
  return (
    <div className="actions">
      {offeredKinds.map((kind, index) => (
        <Button
          key={kind}
          look={index === 0 ? look : 'secondary'}
          onClick={() => host.steps.push({ name: 'offer', offer: kind })}
        >
          {t(`way.${kind}`)}
        </Button>
      ))}
    </div>
  )
}
