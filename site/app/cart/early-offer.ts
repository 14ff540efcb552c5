import { widgetAttributes } from 'contracts/widget'
import type { SalesWidget } from 'contracts/widget'
import { parseOfferReference } from 'contracts/widget/offer'

/**
 * Takes clicks on offers until the widget has started and takes them itself: says at once that the choice is opening, and opens it when
 * the widget has come, unless `left` says that the visitor has gone to another page. Where the widget does not come the link is
 * followed. Returns how to stop taking clicks.
 */
export function openOffersBeforeWidget(
  page: Document,
  start: () => Promise<SalesWidget>,
  words: () => string,
  left: AbortSignal,
): () => void {
  const stopped = new AbortController()
  const clicked = async (event: MouseEvent): Promise<void> => {
    const link = event.target instanceof Element ? event.target.closest(`[${widgetAttributes.offer}]`) : null
    const offer = parseOfferReference(link?.getAttribute(widgetAttributes.offer))
    if (!link || !offer || !isPlainClick(event)) return
    event.preventDefault()
    const notice = showNotice(page, words())
    link.setAttribute('aria-busy', 'true')
    try {
      const widget = await start()
      if (!left.aborted) widget.open(offer)
    } catch {
      if (!left.aborted && link instanceof HTMLAnchorElement) location.assign(link.href)
    } finally {
      link.removeAttribute('aria-busy')
      notice.remove()
    }
  }
  // In the capture phase, so that the router sees that the click is taken.
  page.addEventListener('click', (event) => void clicked(event), { capture: true, signal: stopped.signal })
  return () => stopped.abort()
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
