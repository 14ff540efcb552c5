import { widgetAttributes } from 'contracts/widget'
import type { Host } from '../host.ts'
import type { WidgetApp } from './app.ts'
import { showLoadFailure } from './load-failure.ts'

type Mount = { unmount: () => void }

/** The carts that are mounted in this page, each element once. */
export function createMounts(loadApp: () => Promise<WidgetApp>) {
  const mounted = new Map<HTMLElement, Mount>()

  function mount(host: Host, element: HTMLElement): () => void {
    const existing = mounted.get(element)
    if (existing) return existing.unmount
    const one = draw(host, element)
    mounted.set(element, one)
    return one.unmount
  }

  function draw(host: Host, element: HTMLElement): Mount {
    let gone = false
    let unmountApp: (() => void) | undefined
    const unmount = (): void => {
      gone = true
      unmountApp?.()
      mounted.delete(element)
    }
    const load = (): void =>
      void loadApp().then(
        (app) => {
          if (!gone) unmountApp = app.mountCart(host, element)
        },
        // The element stays mounted: the message changes the page, and a free element would be mounted again without end.
        () => {
          if (!gone) unmountApp = showLoadFailure(host, element, load)
        },
      )
    load()
    return { unmount }
  }

  /**
   * Mounts into the elements that the page has now and unmounts from those that are gone. A hidden element is left to the page,
   * which will call `mount`: its own script may not have hydrated it yet.
   */
  function update(host: Host, page: ParentNode): void {
    for (const [element, one] of Array.from(mounted)) if (!element.isConnected) one.unmount()
    for (const element of page.querySelectorAll<HTMLElement>(`[${widgetAttributes.cart}]:not([hidden])`))
      mount(host, element)
  }

  function remount(host: Host): void {
    for (const [element, one] of Array.from(mounted)) {
      one.unmount()
      if (element.isConnected) mount(host, element)
    }
  }

  return { mount, update, remount }
}
