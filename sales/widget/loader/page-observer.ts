import { isPlainClick, offerOfElement } from './offer-element.ts'
import type { OfferReference } from 'contracts/widget/offer'

type PageObserver = { follow: () => void; open: (wanted: OfferReference) => Promise<void>; warm: () => void }

/** Makes the offers of a page open here, today's and those that come with the next route. */
export function observePage({ follow, open, warm }: PageObserver): void {
  // In the capture phase, so that a router of the page sees that the click is taken.
  document.addEventListener('click', (event) => void clicked(event, open), true)
  for (const nearing of ['pointerover', 'focusin'])
    document.addEventListener(nearing, ({ target }) => offerOfElement(target) && warm(), { passive: true })
  new MutationObserver(onceAFrame(follow)).observe(document.documentElement, { childList: true, subtree: true })
}

async function clicked(event: MouseEvent, open: PageObserver['open']): Promise<void> {
  const offer = isPlainClick(event) ? offerOfElement(event.target) : undefined
  if (!offer) return
  event.preventDefault()
  const { element, wanted } = offer
  element.setAttribute('aria-busy', 'true')
  try {
    await open(wanted)
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
