import { widgetAttributes } from 'contracts/widget'
import type { SalesWidget } from 'contracts/widget'
import { parseOfferReference } from 'contracts/widget/offer'

/**
 * Takes clicks on offers while the widget is still loading: says at once that the choice is opening, and opens it when the widget has
 * come, unless the visitor has gone to another page meanwhile. Where the widget does not come the link is followed. Returns how to stop.
 */
export function openOffersBeforeWidget(
  page: Document,
  start: () => Promise<SalesWidget>,
  words: () => string,
): () => void {
  const ended = new AbortController()
  const clicked = async (event: MouseEvent): Promise<void> => {
    const link = event.target instanceof Element ? event.target.closest(`[${widgetAttributes.offer}]`) : null
    const offer = parseOfferReference(link?.getAttribute(widgetAttributes.offer))
    if (window.salesWidget || !link || !offer || !isPlainClick(event)) return
    event.preventDefault()
    const notice = showNotice(page, words())
    link.setAttribute('aria-busy', 'true')
    try {
      const widget = await start()
      if (!ended.signal.aborted) widget.open(offer)
    } catch {
      if (!ended.signal.aborted && link instanceof HTMLAnchorElement) location.assign(link.href)
    } finally {
      link.removeAttribute('aria-busy')
      notice.remove()
    }
  }
  // In the capture phase, so that the router sees that the click is taken.
  page.addEventListener('click', (event) => void clicked(event), { capture: true, signal: ended.signal })
  return () => ended.abort()
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

function showNotice(page: Document, words: string): HTMLElement {
  const notice = page.createElement('p')
  notice.className = 'offer-opening'
  notice.setAttribute('role', 'status')
  notice.textContent = words
  page.body.append(notice)
  return notice
}
