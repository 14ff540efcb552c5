import { isPlainClick, offerOfElement } from './offer-element.ts'
import type { OfferReference } from 'contracts/widget/offer'

type PageObserver = { update: () => void; open: (offer: OfferReference) => Promise<void>; preload: () => void }

/** Opens the offers of a page at a click, also those that come with a later route, and reports changes of the page once a frame. */
export function observePage({ update, open, preload }: PageObserver): void {
  // In the capture phase, so that a router of the page sees that the click is handled.
  document.addEventListener('click', (event) => void clicked(event, open), true)
  for (const approach of ['pointerover', 'focusin'])
    document.addEventListener(approach, ({ target }) => offerOfElement(target) && preload(), { passive: true })
  new MutationObserver(onceAFrame(update)).observe(document.documentElement, { childList: true, subtree: true })
}

async function clicked(event: MouseEvent, open: PageObserver['open']): Promise<void> {
  const offer = isPlainClick(event) ? offerOfElement(event.target) : undefined
  if (!offer) return
  event.preventDefault()
  const { element, reference } = offer
  element.setAttribute('aria-busy', 'true')
  try {
    await open(reference)
  } catch {
    if (element instanceof HTMLAnchorElement) location.assign(element.href)
  } finally {
    element.removeAttribute('aria-busy')
  }
}

function onceAFrame(action: () => void): () => void {
  let due = false
  return () => {
    if (due) return
    due = true
    requestAnimationFrame(() => {
      due = false
      action()
    })
  }
}
