import { widgetAttributes } from 'contracts/widget'
import { parseOfferReference } from 'contracts/widget/offer'
import type { OfferReference } from 'contracts/widget/offer'

export const offerSelector = `[${widgetAttributes.offer}]`

/** The offer that an element lies in. */
export function offerOfElement(
  target: EventTarget | null,
): { element: Element; reference: OfferReference } | undefined {
  const element = target instanceof Element ? target.closest(offerSelector) : null
  const reference = parseOfferReference(element?.getAttribute(widgetAttributes.offer))
  return element && reference ? { element, reference } : undefined
}

/** Whether a click is one that opens things here: the others ask the browser for a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !withKey && !event.defaultPrevented
}
