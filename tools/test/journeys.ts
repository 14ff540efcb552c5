import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { run } from '../steps/run.ts'
import { step } from '../steps/step.ts'
import type { Outcome } from './summary.ts'

const report = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
const chromium = '/usr/bin/chromium'

/** The journeys in a real browser, on a stack of their own. */
export async function runJourneys(): Promise<Outcome> {
  await ensureChromium()
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'schuss-')), 'journeys.json')
  const { code, output } = await step('Walking the journeys in Chromium', () =>
    run('playwright', ['test', '-c', 'e2e'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '1' } }),
  )
  return { ...counts(file, code), output }
}

/** Debian's browser where we may install it, the test tool's own elsewhere. */
async function ensureChromium(): Promise<void> {
  if (existsSync(chromium)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium', async () => {
      await run('apt-get', ['update', '-qq'])
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    })
  } else await step('Installing Chromium', () => run('playwright', ['install', 'chromium']))
}

function counts(file: string, code: number): Omit<Outcome, 'output'> {
  try {
    const { stats } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const name = stats.flaky > 0 ? `journeys (${stats.flaky} only at the second try)` : 'journeys'
    return { name, passed: stats.expected + stats.flaky, failed: code === 0 ? 0 : Math.max(1, stats.unexpected) }
  } catch {
    return { name: 'journeys', passed: 0, failed: 1 }
  }
}
