import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

/** Debian's Chromium as root, asking for nothing by itself that a figure could feel; `more` flags where a bench needs some. */
export function startChromium(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
}
