import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { CartPlace } from './cart/cart-place.tsx'
import { RemovalProvider } from './cart/removed.tsx'
import type { Host } from './host.ts'
import { widgetAttributes } from 'contracts/widget'
import type { Wanted } from 'contracts/widget/offer'
import { OfferDialog } from './offers/offer-dialog.tsx'
import { ShopProvider, shopOf } from './shop/shop.ts'
import type { Shop } from './shop/shop.ts'
import { createSurface } from './surface/surface.ts'

/** Opens the selector over the page; it takes itself away when it is closed. */
export async function openOffers(host: Host, wanted: Wanted): Promise<void> {
  const shop = await shopOf(host)
  void shop.store.load()
  const close = draw(shop, document.body, <OfferDialog wanted={wanted} onClosed={() => close()} />)
}

/** Draws cart, checkout and what became of a payment into the element. Returns how to take them away. */
export function mountCart(host: Host, element: HTMLElement): () => void {
  let undraw: (() => void) | undefined
  let gone = false
  void shopOf(host).then((shop) => {
    if (gone) return
    void shop.store.load()
    element.replaceChildren()
    undraw = draw(
      shop,
      element,
      <RemovalProvider>
        <CartPlace
          termsHref={element.dataset.terms}
          tellOrder={(shown) => element.toggleAttribute(widgetAttributes.order, shown)}
        />
      </RemovalProvider>,
    )
  })
  return () => {
    gone = true
    element.removeAttribute(widgetAttributes.order)
    undraw?.()
  }
}

/** Another tab changed the cart: what is drawn reads it anew. */
export async function refresh(host: Host): Promise<void> {
  const { store } = await shopOf(host)
  await store.load()
}

function draw(shop: Shop, parent: HTMLElement, what: ReactNode): () => void {
  const surface = createSurface(parent, shop.lang)
  const root = createRoot(surface.root)
  root.render(
    <StrictMode>
      <ShopProvider value={shop}>{what}</ShopProvider>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    surface.takeAway()
  }
}
