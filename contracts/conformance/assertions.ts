import type { z } from 'zod'

/** A duty that a provider does not fulfil; the message says what was found and what is asked for. */
export class DutyFailure extends Error {}

/**
 * Asserts a condition.
 */
export function assertDuty(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new DutyFailure(sentence)
}

/**
 * Validates a value against a schema of the contract and returns it.
 * @throws DutyFailure that names the fields which have not.
 */
export function assertShape<Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`)
  throw new DutyFailure(`${what} has not the agreed shape (${fields.join('; ')}): ${excerpt(value)}`)
}

/** A value as a short text for a message. */
export function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 300 ? `${text.slice(0, 300)} …` : text
}
