import { widgetAttributes } from 'contracts/widget'
import type { Host } from '../host.ts'
import type { WidgetApp } from './app.ts'
import { showLoadFailure } from './load-failure.ts'

type Mount = { takeAway: () => void }

/** The carts drawn in this page: each place once, however often it is asked for. */
export function createMounts(loadApp: () => Promise<WidgetApp>) {
  const mounted = new Map<HTMLElement, Mount>()

  function mount(host: Host, element: HTMLElement): () => void {
    const there = mounted.get(element)
    if (there) return there.takeAway
    const one = draw(host, element)
    mounted.set(element, one)
    return one.takeAway
  }

  function draw(host: Host, element: HTMLElement): Mount {
    let gone = false
    let undraw: (() => void) | undefined
    const takeAway = (): void => {
      gone = true
      undraw?.()
      mounted.delete(element)
    }
    const load = (): void =>
      void loadApp().then(
        (app) => {
          if (!gone) undraw = app.mountCart(host, element)
        },
        // The place stays taken: what is said there changes the page, and a free place would be drawn again at once, without end.
        () => {
          if (!gone) undraw = showLoadFailure(host, element, load)
        },
      )
    load()
    return { takeAway }
  }

  /**
   * Draws the places that a page shows now, and takes away those that it has no more. A hidden place belongs to a page that
   * will ask by itself: its own script may not have read it yet and would not know it again.
   */
  function follow(host: Host, page: ParentNode): void {
    for (const [element, one] of Array.from(mounted)) if (!element.isConnected) one.takeAway()
    for (const element of page.querySelectorAll<HTMLElement>(`[${widgetAttributes.cart}]:not([hidden])`))
      mount(host, element)
  }

  function redraw(host: Host): void {
    for (const [element, one] of Array.from(mounted)) {
      one.takeAway()
      if (element.isConnected) mount(host, element)
    }
  }

  return { mount, follow, redraw }
}
