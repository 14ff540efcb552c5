/** The outcome of a part of the tests; `output` is shown only when something failed. */
export type Outcome = { name: string; passed: number; failed: number; output: string }

/**
 * Prints what failed, a line a part, and the sum as the last line.
 * @returns the exit code: 0 only when nothing failed.
 */
export function summarise(outcomes: readonly Outcome[]): number {
  for (const { name, failed, output } of outcomes) {
    if (failed > 0) console.log(`\n──── ${name} ────\n${output.trimEnd()}`)
  }
  console.log('')
  for (const { name, passed, failed } of outcomes)
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`)
  const failed = sum(outcomes.map((outcome) => outcome.failed))
  console.log(`\n${sum(outcomes.map((outcome) => outcome.passed))} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
