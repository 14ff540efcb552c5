import puppeteer, { ElementHandle } from 'puppeteer-core'
import { findElement, positionOf } from './find-element.ts'
import { createRemotePage } from './remote-page.ts'
import type { RemotePage } from './remote-page.ts'

/** Of Debian's package `firefox-esr`. */
export const firefoxPath = '/usr/bin/firefox-esr'

/** Starts Firefox without a window; it speaks WebDriver BiDi itself, so nothing stands between. */
export async function startFirefox(): Promise<RemotePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr' },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  return createRemotePage<ElementHandle>({
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    url: async () => new URL(page.url()),
    find: async (target) => {
      const found: unknown = await page.evaluateHandle(findElement, target)
      return found instanceof ElementHandle ? found : undefined
    },
    position: (element) => element.evaluate(positionOf),
    click: (element) => element.click(),
    enter: async (element, text) => {
      await element.evaluate((field) => field instanceof HTMLInputElement && field.select())
      await element.type(text)
    },
    type: (text) => page.keyboard.type(text),
    // The protocol's words for an element or a document that is gone.
    isPassing: (error) =>
      error instanceof Error &&
      /no such (node|frame|handle)|not clickable|detached|context was destroyed/i.test(error.message),
    close: () => browser.close(),
  })
}
