import { lineKinds } from 'contracts/cart/kinds'
import type { LineKind } from 'contracts/cart/kinds'
import { widgetAttributes } from 'contracts/widget'

/** What an offer in a page is about. */
export type Wanted = { kind: LineKind; product?: string }

export const offerSelector = `[${widgetAttributes.offer}]`

/** Reads `KIND` or `KIND:product`; undefined for anything else, since pages are written by people. */
export function parseOffer(text: string | null | undefined): Wanted | undefined {
  const [kind, product] = (text ?? '').split(':')
  const known = lineKinds.find((one) => one === kind)
  return known && (product ? { kind: known, product } : { kind: known })
}

/** The offer that an element lies in. */
export function offerAt(target: EventTarget | null): { element: Element; wanted: Wanted } | undefined {
  const element = target instanceof Element ? target.closest(offerSelector) : null
  const wanted = parseOffer(element?.getAttribute(widgetAttributes.offer))
  return element && wanted ? { element, wanted } : undefined
}

/** Whether a click is one that opens things here: the others ask the browser for a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !withKey && !event.defaultPrevented
}
