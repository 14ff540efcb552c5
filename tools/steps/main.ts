import { StartFailure } from 'base/errors'

/** Runs a command of ours: an expected failure ends in its sentence and exit code 1, a surprise in its stack. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exit(1)
  }
}
