import type { BrowserDriver } from './browser-driver.ts'
import type { Target } from './find-element.ts'

/** Milliseconds; two cores may carry servers, a database and two browsers at this moment. */
const timeout = 30_000
const interval = 50

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
  async function act(target: Target, action: (element: Handle) => Promise<void>): Promise<void> {
    await until(`${target.css} ${[target.name ?? ''].flat().join(', ')}`, async () => {
      try {
        const element = await driver.find(target)
        if (element === undefined) return false
        await action(element)
        return true
      } catch (error) {
        if (driver.isPassing(error)) return false
        throw error
      }
    })
  }

  async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
    const limit = performance.now() + timeout
    while (!(await isDone())) {
      if (performance.now() > limit) throw new Error(`waited in vain for ${what} at ${await driver.url()}`)
      await new Promise((resolve) => setTimeout(resolve, interval))
    }
  }

  return {
    open: driver.open,
    click: (target) => act(target, driver.click),
    enter: (target, text) => act(target, (element) => driver.enter(element, text)),
    type: driver.type,
    waitFor: (target) => act(target, async () => undefined),
    waitForUrl: (matches) => until('another address', async () => matches(await driver.url())),
    close: driver.close,
  }
}
