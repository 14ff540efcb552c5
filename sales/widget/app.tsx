import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { CartPage } from './cart/cart-page.tsx'
import { RemovalProvider } from './cart/removal.tsx'
import type { Host } from './host.ts'
import { widgetAttributes } from 'contracts/widget'
import type { OfferReference } from 'contracts/widget/offer'
import { OfferDialog } from './offers/offer-dialog.tsx'
import { WidgetProvider, loadWidgetContext } from './context/widget-context.ts'
import type { WidgetContext } from './context/widget-context.ts'
import { createShadowRoot } from './shadow-root/shadow-root.ts'

/** Opens the selector over the page; it takes itself away when it is closed. */
export async function openOffers(host: Host, wanted: OfferReference): Promise<void> {
  const shop = await loadWidgetContext(host)
  void shop.store.load()
  const close = draw(shop, document.body, <OfferDialog wanted={wanted} onClosed={() => close()} />)
}

/** Draws cart, checkout and what became of a payment into the element. Returns how to take them away. */
export function mountCart(host: Host, element: HTMLElement): () => void {
  let undraw: (() => void) | undefined
  let gone = false
  void loadWidgetContext(host).then((shop) => {
    if (gone) return
    void shop.store.load()
    element.replaceChildren()
    undraw = draw(
      shop,
      element,
      <RemovalProvider>
        <CartPage
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
  const { store } = await loadWidgetContext(host)
  await store.load()
}

function draw(shop: WidgetContext, parent: HTMLElement, what: ReactNode): () => void {
  const surface = createShadowRoot(parent, shop.lang)
  const root = createRoot(surface.root)
  root.render(
    <StrictMode>
      <WidgetProvider value={shop}>{what}</WidgetProvider>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    surface.takeAway()
  }
}
