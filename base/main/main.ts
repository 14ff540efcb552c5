import { inspect } from 'node:util'
import { StartFailure } from '../errors/errors.ts'

/** Runs a program: a StartFailure prints its message and exits with code 1, any other error prints its stack. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof StartFailure ? error.message : inspect(error)}\n`)
    process.exit(1)
  }
}
