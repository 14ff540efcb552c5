import { existsSync } from 'node:fs'
import { z } from 'zod'
import { run } from '../steps/run.ts'
import { step } from '../steps/step.ts'
import { runReporting } from './report.ts'
import type { Outcome } from './summary.ts'

const specShape = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
    }),
  ),
})
const suiteShape = z.object({
  specs: z.array(specShape),
  get suites() {
    return z.array(suiteShape).optional()
  },
})
type Suite = z.infer<typeof suiteShape>
const shape = z.object({
  suites: z.array(suiteShape),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})
const chromium = '/usr/bin/chromium'

/** Runs the browser journeys on a stack of their own. */
export async function runJourneys(): Promise<Outcome> {
  await ensureChromium()
  const { code, output, report } = await step('Walking the journeys in Chromium', () =>
    runReporting(shape, (file) =>
      run('playwright', ['test', '-c', 'e2e'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '1' } }),
    ),
  )
  if (!report) return { name: 'journeys', passed: 0, failed: 1, output }
  const { expected, unexpected, flaky } = report.stats
  const notes = [
    ...(flaky > 0 ? [`${flaky} only at the second try`] : []),
    ...leftOut(report.suites).map((reason) => `left out: ${reason}`),
  ]
  const name = notes.length > 0 ? `journeys (${notes.join('; ')})` : 'journeys'
  return { name, passed: expected + flaky, failed: code === 0 ? 0 : Math.max(1, unexpected), output }
}

/** Why journeys were skipped, each reason once. */
function leftOut(suites: readonly Suite[]): string[] {
  const specs = suites.flatMap(function all(suite): Suite['specs'] {
    return [...suite.specs, ...(suite.suites ?? []).flatMap(all)]
  })
  const skipped = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? title),
  )
  return [...new Set(skipped)]
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
