// Largest Contentful Paint and blocking time of a phone at a quarter of this processor and slow 4G (150 ms, 1.6 Mbit/s), beside the same page without JavaScript, and the same markup hydrated by React alone.
import { startChromium } from './support/chromium.ts'
import { reactPeer } from './support/react-peer.ts'
import type { Peer } from './support/react-peer.ts'
import { benchStack, median } from './support/stack.ts'

const pages = ['/', '/cours-enfants/ski-6-12-ans/', '/recherche/?q=moufle']
const rounds = 3
/** The most that the largest paint may take of that without JavaScript, and the blocking time of that of the peer. */
const paintLimit = 1.1
const blockingLimit = 1.5
const stack = await benchStack()
const browser = await startChromium()
try {
  console.log(
    '| page | LCP, ms | LCP without JavaScript, ms | ratio | blocking time, ms | of React alone, ms | ratio | layout shift |\n|---|---|---|---|---|---|---|---|',
  )
  for (const page of pages) await row(page)
  console.log(
    `\nMedians of ${rounds} visits with an empty cache at 390 x 844. Aims: largest paint at most ${paintLimit} times that without JavaScript, blocking time at most ${blockingLimit} times that of the same markup hydrated by React alone.`,
  )
} finally {
  await browser.close()
  await stack.stop()
}

async function row(page: string): Promise<void> {
  await visit({ page, scripts: true }) // fills the page cache
  const peer = await reactPeer(browser, stack.site, page)
  const [on, off, alone]: [Felt[], Felt[], Felt[]] = [[], [], []]
  await visit({ page, scripts: true, peer })
  for (let round = 0; round < rounds; round += 1) {
    on.push(await visit({ page, scripts: true }))
    off.push(await visit({ page, scripts: false }))
    alone.push(await visit({ page, scripts: true, peer }))
  }
  await peer.close()
  const [lcp, bare] = [median(on.map((felt) => felt.lcp)), median(off.map((felt) => felt.lcp))]
  const [blocking, least] = [median(on.map((felt) => felt.blocking)), median(alone.map((felt) => felt.blocking))]
  const shift = median(on.map((felt) => felt.shift))
  const figures = [lcp.toFixed(0), bare.toFixed(0), (lcp / bare).toFixed(2), blocking.toFixed(0), least.toFixed(0)]
  console.log(`| ${page} | ${figures.join(' | ')} | ${(blocking / least).toFixed(2)} | ${shift.toFixed(4)} |`)
  if (lcp / bare > paintLimit || blocking / least > blockingLimit) process.exitCode = 1
}

type Felt = { lcp: number; blocking: number; shift: number }

/** JavaScript is switched off by refusing every script, so that the page can still be measured from inside. */
async function visit({ page, scripts, peer }: { page: string; scripts: boolean; peer?: Peer }): Promise<Felt> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
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
  await tab.goto(peer?.address ?? stack.site + page, { waitUntil: 'load' })
  if (!scripts) await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  // Scripts start after the page has loaded; without them only the last picture of it is awaited.
  await tab.waitForTimeout(scripts ? 4000 : 1000)
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
