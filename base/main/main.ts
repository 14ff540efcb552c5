import { inspect } from 'node:util'
import { StartFailure } from '../errors/errors.ts'

/** Runs a program of ours: an expected failure ends in its sentence and exit code 1, a surprise in its stack. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof StartFailure ? error.message : inspect(error)}\n`)
    process.exit(1)
  }
}
