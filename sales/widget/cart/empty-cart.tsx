import type { LineKind } from 'contracts/cart/kinds'
import { Button } from 'ui/button'
import { useWidget } from '../context/widget-context.ts'
import { ChangeNotice } from './changes.tsx'

/** What most begin with has a sentence of its own. */
const mainKinds = ['ESF', 'LIFT'] as const
const otherKinds = ['SKI_RENTAL', 'HOT', 'TRANSFER', 'ASSU', 'FFS', 'STAND', 'ESF_CUSTOM'] as const

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
  const choose = (kind: LineKind): void => host.steps.push({ name: 'offer', offer: kind })
  return (
    <div className="actions">
      {mainKinds.map((kind, index) => (
        <Button key={kind} look={index === 0 ? look : 'secondary'} onClick={() => choose(kind)}>
          {t(`way.${kind}`)}
        </Button>
      ))}
      {otherKinds.map((kind) => (
        <Button key={kind} look="secondary" onClick={() => choose(kind)}>
          {t(`kind.${kind}`)}
        </Button>
      ))}
    </div>
  )
}
