import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { globSync } from 'node:fs'
import { freePort } from 'base/http/testing'
import { Builder, Capabilities, WebElement, error as webdriverErrors } from 'selenium-webdriver'
import { findElement, positionOf } from './find-element.ts'
import { createRemotePage } from './remote-page.ts'
import type { RemotePage } from './remote-page.ts'
import { waitUntil } from './wait-until.ts'

/** Of Debian's packages `webkit2gtk-driver` and `xvfb`; the browser itself lies in a folder named after the architecture. */
export const webkitPaths = {
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  browser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(0),
}

const passingErrors = [
  webdriverErrors.StaleElementReferenceError,
  webdriverErrors.ElementClickInterceptedError,
  webdriverErrors.ElementNotInteractableError,
]

/** Starts WebKit's MiniBrowser on a virtual screen, driven over WebDriver. */
export async function startWebkit(): Promise<RemotePage> {
  const { child: screen, display } = await startScreen()
  const port = await freePort()
  const server = spawn(webkitPaths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'C.UTF-8', LANGUAGE: 'fr', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  })
  const end = (): void => {
    server.kill()
    screen.kill()
  }
  try {
    await waitUntil(
      () => isAnswered(`http://127.0.0.1:${port}/status`),
      async () => 'WebKitWebDriver',
    )
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(miniBrowser()).build()
    await driver.manage().window().setRect({ width: 1440, height: 900, x: 0, y: 0 })
    return createRemotePage<WebElement>({
      open: (url) => driver.get(url),
      url: async () => new URL(await driver.getCurrentUrl()),
      find: async (target) => {
        const found: unknown = await driver.executeScript(`return (${String(findElement)})(arguments[0])`, target)
        return found instanceof WebElement ? found : undefined
      },
      position: async (element) =>
        String(await driver.executeScript(`return (${String(positionOf)})(arguments[0])`, element)),
      // WebKit's driver waits for ever where it has to scroll inside a shadow tree itself.
      click: async (element) => {
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
        await element.click()
      },
      enter: async (element, text) => {
        await element.clear()
        await element.sendKeys(text)
      },
      type: (text) => driver.switchTo().activeElement().sendKeys(text),
      isPassing: (error) => passingErrors.some((kind) => error instanceof kind),
      close: async () => {
        try {
          await driver.quit()
        } finally {
          end()
        }
      },
    })
  } catch (error) {
    end()
    throw error
  }
}

function miniBrowser(): Capabilities {
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkitPaths.browser, args: ['--automation'] },
  })
}

/** A screen on a free number, which Xvfb chooses and tells by the file descriptor 3. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(webkitPaths.screen, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk) => resolve(String(chunk).trim()))
    child.once('exit', () => reject(new Error('Xvfb ended before it had a screen')))
  })
  return { child, display: `:${number}` }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
