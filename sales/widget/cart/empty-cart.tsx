import { useState } from 'react'
import { Button } from 'ui/button'
import type { Wanted } from 'contracts/widget/offer'
import { OfferDialog } from '../offers/offer-dialog.tsx'
import { useShop } from '../shop/shop.ts'
import { RemovedNotice } from './removed.tsx'

const ways = ['ESF', 'LIFT'] as const

/** Nothing in the cart yet: what to begin with. */
export function EmptyCart() {
  const { t } = useShop()
  return (
    <div className="cart-empty">
      <RemovedNotice />
      <h2>{t('cart.empty')}</h2>
      <p>{t('cart.empty.text')}</p>
      <WaysOn />
    </div>
  )
}

/** Buttons that open the selector of a kind. */
export function WaysOn({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const { t } = useShop()
  const [wanted, setWanted] = useState<Wanted>()
  return (
    <div className="actions">
      {ways.map((kind, index) => (
        <Button key={kind} look={index === 0 ? look : 'secondary'} onClick={() => setWanted({ kind })}>
          {t(`way.${kind}`)}
        </Button>
      ))}
      {wanted && <OfferDialog wanted={wanted} onClosed={() => setWanted(undefined)} />}
    </div>
  )
}
