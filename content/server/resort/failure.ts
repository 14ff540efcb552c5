import { StartFailure } from 'base/errors'
import type { z } from 'zod'

/** An error in a file of a resort, with its place. */
export function wrongFile(file: string, what: string, line?: number): StartFailure {
  return new StartFailure(`${file}${line === undefined ? '' : `, line ${line}`}: ${what}`)
}

/**
 * Checks what a file holds.
 * @throws StartFailure that names file, line and field.
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
  line?: number,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw wrongFile(file, `${issue?.path.join('.') || 'the content'}: ${issue?.message}`, line)
}
