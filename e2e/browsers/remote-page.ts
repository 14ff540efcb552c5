import type { BrowserDriver } from './browser-driver.ts'
import type { Target } from './find-element.ts'
import { interval, waitUntil } from './wait-until.ts'

/** Each action waits until its element is there and can be used, and fails with what it waited for. */
export type RemotePage = {
  open: (url: string) => Promise<void>
  click: (target: Target) => Promise<void>
  enter: (target: Target, text: string) => Promise<void>
  type: (text: string) => Promise<void>
  waitFor: (target: Target) => Promise<void>
  waitForUrl: (matches: (url: URL) => boolean) => Promise<void>
  close: () => Promise<void>
}

/** Adds to a protocol what Playwright does by itself: to wait. */
export function createRemotePage<Handle>(driver: BrowserDriver<Handle>): RemotePage {
  async function act(target: Target, action: (element: Handle) => Promise<boolean | void>): Promise<void> {
    await until(`${target.css} ${[target.name ?? ''].flat().join(', ')}`, async () => {
      try {
        const element = await driver.find(target)
        return element !== undefined && (await action(element)) !== false
      } catch (error) {
        if (driver.isPassing(error)) return false
        throw error
      }
    })
  }

  async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
    await waitUntil(isDone, async () => `${what} at ${String(await driver.url())}`)
  }

  /** A protocol presses where the element was when it looked: what moves is not pressed. */
  async function clickWhenStable(element: Handle): Promise<boolean> {
    const before = await driver.position(element)
    await new Promise((resolve) => setTimeout(resolve, interval))
    if ((await driver.position(element)) !== before) return false
    await driver.click(element)
    return true
  }

  return {
    open: driver.open,
    click: (target) => act(target, clickWhenStable),
    enter: (target, text) => act(target, (element) => driver.enter(element, text)),
    type: driver.type,
    waitFor: (target) => act(target, async () => undefined),
    waitForUrl: (matches) => until('another address', async () => matches(await driver.url())),
    close: driver.close,
  }
}
