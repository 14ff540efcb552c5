import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

const debian = '/usr/bin/chromium'

/** Debian's Chromium where it is, else the test tool's own; quiet, because a test machine may have no network. */
export const launchOptions = {
  ...(existsSync(debian) && { executablePath: debian }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** A Chromium that blocks third-party cookies, as the browsers of most visitors do. */
export function launchStrictBrowser(): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--test-third-party-cookie-phaseout'] })
}
