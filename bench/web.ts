// What a phone feels: largest paint and blocking time at a quarter of this processor and slow 4G (150 ms, 1.6 Mbit/s),
// beside the same page with JavaScript off. Usage: node bench/web.ts
import type { Browser } from '@playwright/test'
import { startChromium } from './support/chromium.ts'
import { benchStack, median } from './support/stack.ts'

const pages = ['/', '/cours-enfants/ski-6-12-ans/', '/recherche/?q=moufle']
const rounds = 3
const stack = await benchStack()
const browser = await startChromium()
try {
  console.log(
    '| page | LCP, ms | LCP without JavaScript, ms | ratio | blocking time, ms | layout shift |\n|---|---|---|---|---|---|',
  )
  for (const page of pages) await row(page)
  console.log(
    `\nMedians of ${rounds} visits with an empty cache at 390 x 844. Aims: ratio at most 1.15, blocking time at most 100 ms.`,
  )
} finally {
  await browser.close()
  await stack.stop()
}

async function row(page: string): Promise<void> {
  await visit(browser, page, true) // fills the page cache
  const on: Felt[] = []
  const off: Felt[] = []
  for (let round = 0; round < rounds; round += 1) {
    on.push(await visit(browser, page, true))
    off.push(await visit(browser, page, false))
  }
  const lcp = median(on.map((felt) => felt.lcp))
  const bare = median(off.map((felt) => felt.lcp))
  const blocking = median(on.map((felt) => felt.blocking))
  console.log(
    `| ${page} | ${lcp.toFixed(0)} | ${bare.toFixed(0)} | ${(lcp / bare).toFixed(2)} | ${blocking.toFixed(0)} | ${median(on.map((felt) => felt.shift)).toFixed(4)} |`,
  )
}

type Felt = { lcp: number; blocking: number; shift: number }

/** JavaScript is switched off by refusing every script, so that the page can still be measured from inside. */
async function visit(on: Browser, page: string, scripts: boolean): Promise<Felt> {
  const context = await on.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!scripts) await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await tab.goto(stack.site + page, { waitUntil: 'load' })
  if (!scripts) await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  await tab.waitForTimeout(4000)
  const felt = await tab.evaluate(observe)
  await context.close()
  return felt
}

function observe(): Promise<Felt> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs inside the page and can take nothing along
  const seen = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 500)
    })
  return Promise.all([seen('largest-contentful-paint'), seen('longtask'), seen('layout-shift')]).then(
    ([paints, tasks, shifts]) => ({
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      shift: shifts.reduce((sum, entry) => sum + ((entry as PerformanceEntry & { value?: number }).value ?? 0), 0),
    }),
  )
}
