import { isPlainClick, offerAt } from './offer-place.ts'
import type { Wanted } from 'contracts/widget/offer'

type Watcher = { follow: () => void; open: (wanted: Wanted) => Promise<void>; warm: () => void }

/** Makes the offers of a page open here, today's and those that come with the next route. */
export function watchPage({ follow, open, warm }: Watcher): void {
  // In the capture phase, so that a router of the page sees that the click is taken.
  document.addEventListener('click', (event) => void clicked(event, open), true)
  for (const nearing of ['pointerover', 'focusin'])
    document.addEventListener(nearing, ({ target }) => offerAt(target) && warm(), { passive: true })
  new MutationObserver(onceAFrame(follow)).observe(document.documentElement, { childList: true, subtree: true })
}

async function clicked(event: MouseEvent, open: Watcher['open']): Promise<void> {
  const offer = isPlainClick(event) ? offerAt(event.target) : undefined
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
