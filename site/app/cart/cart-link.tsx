import type { NavigationItem } from 'content/api/page'
import { Suspense, lazy, useEffect, useState } from 'react'
import { Icon } from 'ui/icon'
import { cartHoverThreshold } from '../constants.ts'
import { useTranslate } from '../wording/wording.tsx'
import type { Translate } from '../wording/wording.tsx'
import type { CartState } from './cart-state.ts'
import { useCart } from './use-cart.ts'
import type { CartLocation } from './use-cart.ts'
import { useCartAnnouncement } from './use-cart-announcement.ts'

const CartPreview = lazy(() =>
  import('./cart-preview.tsx').then(({ CartPreview: default_ }) => ({ default: default_ })),
)

/** The link to the cart page (PATH-2), with the number of products, and a preview on hover or focus (NAV-8). */
export function CartLink({ item, place }: { item: NavigationItem; place: CartLocation }) {
  const t = useTranslate()
  const [cart, retry] = useCart(place)
  const preview = usePreview()
  const news = useCartAnnouncement(cart, t)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to events that bubble from the link inside
    <div className="cart" data-state={cart.state} {...preview.watch}>
      <a className="bar-button cart-link" href={item.path} aria-label={nameOf(cart, t)}>
        <Icon name="basket" />
        {cart.state === 'filled' && <span className="cart-pill">{cart.products}</span>}
        {cart.state === 'failed' && <span className="cart-pill cart-pill-failed">!</span>}
      </a>
      <output className="visually-hidden">{news}</output>
      {preview.open && (
        <Suspense>
          <CartPreview cart={cart} href={item.path} lang={place.lang} retry={retry} />
        </Suspense>
      )}
    </div>
  )
}

function nameOf(cart: CartState, t: Translate): string {
  const title = t('cart.title')
  if (cart.state === 'filled') return `${title}, ${t('cart.products', { count: cart.products })}`
  return cart.state === 'failed' ? `${title}, ${t('cart.failed')}` : title
}

function usePreview() {
  const [open, setOpen] = useState(false)
  const show = (): void => setOpen(window.innerWidth >= cartHoverThreshold)
  const hide = (): void => setOpen(false)
  const watch = {
    onMouseEnter: show,
    onMouseLeave: hide,
    onFocus: show,
    onBlur: (event: React.FocusEvent) => event.currentTarget.contains(event.relatedTarget) || hide(),
  }
  useEffect(() => {
    if (!open) return undefined
    // On the document: while the pointer rests on the icon, the focus is elsewhere.
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return { open, watch }
}
