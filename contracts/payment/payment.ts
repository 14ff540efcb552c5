/** The execution code that means paid. Any other final code is a failure. */
export const successCode = '0000'

/** Codes that are not final: they are never shown as an outcome. */
export const pendingCodes: ReadonlySet<string> = new Set(['0001', '0002', '0003', '5004'])

/** The outcome of a payment for the buyer. */
export type PaymentOutcome = 'paid' | 'pending' | 'refused'

/** Reads an execution code by the rule of the specification: '0000' is paid, not-final codes wait, any other is refused. */
export function outcomeOf(code: string): PaymentOutcome {
  if (code === successCode) return 'paid'
  return pendingCodes.has(code) ? 'pending' : 'refused'
}
