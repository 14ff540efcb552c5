/**
 * An expected failure: a word for programs, a sentence for people, and what is needed to say more.
 * It is a value that a function returns; surprises are thrown instead.
 */
export type Failure<Code extends string = string> = { code: Code; message: string; details?: Record<string, unknown> }

/** The result of a function that may fail in expected ways. */
export type Result<Value, Code extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; failure: Failure<Code> }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function fail<Code extends string>(
  code: Code,
  message: string,
  details?: Record<string, unknown>,
): { ok: false; failure: Failure<Code> } {
  return { ok: false, failure: details ? { code, message, details } : { code, message } }
}

/** A failure that ends a process at its start; its message is one sentence for the operator and is shown without a stack. */
export class StartFailure extends Error {}
