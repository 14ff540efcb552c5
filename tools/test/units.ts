import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { run } from '../steps/run.ts'
import { step } from '../steps/step.ts'
import type { Outcome } from './summary.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
})

/** Unit tests, tests of the repository, and integration tests on a real PostgreSQL. */
export async function runUnits(): Promise<Outcome> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'schuss-')), 'units.json')
  const { code, output } = await step('Running unit and integration tests', () =>
    run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`], { env: { NO_COLOR: '1' } }),
  )
  return { name: 'unit and integration', ...counts(file, code), output }
}

function counts(file: string, code: number): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, success } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    // A file that cannot be loaded fails no test of its own, and must not pass for that.
    return { passed: numPassedTests, failed: success && code === 0 ? 0 : Math.max(1, numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
