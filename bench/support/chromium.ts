import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { launchOptions } from 'contracts/conformance/browser'

/** Chromium as journeys start it; `more` flags where a bench needs some. */
export function startChromium(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...more] })
}
