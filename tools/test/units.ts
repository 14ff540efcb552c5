import { z } from 'zod'
import { run } from '../steps/run.ts'
import { step } from '../steps/step.ts'
import { runReporting } from './report.ts'
import type { Outcome } from './summary.ts'

const shape = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() })

/** Unit tests, tests of the repository, and integration tests on a real PostgreSQL. */
export async function runUnits(): Promise<Outcome> {
  const name = 'unit and integration'
  const { code, output, report } = await step('Running unit and integration tests', () =>
    runReporting(shape, (file) =>
      run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`], {
        env: { NO_COLOR: '1' },
      }),
    ),
  )
  if (!report) return { name, passed: 0, failed: 1, output }
  // A file that cannot be loaded fails no test of its own, and must not pass for that.
  const failed = report.success && code === 0 ? 0 : Math.max(1, report.numFailedTests)
  return { name, passed: report.numPassedTests, failed, output }
}
