import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { CartPage } from './cart/cart-page.tsx'
import { ChangeProvider } from './cart/changes.tsx'
import type { Step } from './history/steps.ts'
import type { Host } from './host.ts'
import { widgetAttributes } from 'contracts/widget'
import { OfferDialog } from './offers/offer-dialog.tsx'
import { WidgetProvider, loadWidgetContext } from './context/widget-context.ts'
import type { WidgetContext } from './context/widget-context.ts'
import { createShadowRoot } from './shadow-root/shadow-root.ts'

let dialog: { render: (step: Step | undefined) => void } | undefined

/** Shows the selector of the history's offer step over the page; at any other step it closes. */
export async function showOffer(host: Host): Promise<void> {
  const context = await loadWidgetContext(host)
  const step = host.steps.get()
  if (!dialog && step?.name !== 'offer') return
  if (!dialog) void context.store.load()
  dialog ??= createDialog(context)
  dialog.render(step)
}

function createDialog(context: WidgetContext): { render: (step: Step | undefined) => void } {
  const shadow = createShadowRoot(document.body, context.lang)
  const root = createRoot(shadow.root)
  const close = (): void => {
    dialog = undefined
    root.unmount()
    shadow.remove()
  }
  return {
    render: (step) =>
      root.render(
        <StrictMode>
          <WidgetProvider value={context}>
            <OfferDialog offer={step?.name === 'offer' ? step.offer : undefined} onClosed={close} />
          </WidgetProvider>
        </StrictMode>,
      ),
  }
}

/** Mounts cart, checkout and order page into the element. Returns how to unmount them. */
export function mountCart(host: Host, element: HTMLElement): () => void {
  let unmount: (() => void) | undefined
  let removed = false
  void loadWidgetContext(host).then((context) => {
    if (removed) return
    void context.store.load()
    element.replaceChildren()
    unmount = render(
      context,
      element,
      <ChangeProvider>
        <CartPage
          termsHref={element.dataset.terms}
          onOrderShown={(shown) => element.toggleAttribute(widgetAttributes.order, shown)}
        />
      </ChangeProvider>,
    )
  })
  return () => {
    removed = true
    element.removeAttribute(widgetAttributes.order)
    unmount?.()
  }
}

/** Reads the cart again, because another tab changed it. */
export async function refresh(host: Host): Promise<void> {
  const { store } = await loadWidgetContext(host)
  await store.load()
}

function render(context: WidgetContext, parent: HTMLElement, content: ReactNode): () => void {
  const shadow = createShadowRoot(parent, context.lang)
  const root = createRoot(shadow.root)
  root.render(
    <StrictMode>
      <WidgetProvider value={context}>{content}</WidgetProvider>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    shadow.remove()
  }
}
