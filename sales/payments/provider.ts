import type { Result } from 'base/errors'
import type { Fields } from './signature.ts'

/** A payment that the bank is asked to take. `paymentId` is ours, at most 40 characters, never used twice. Amounts are cents. */
export type PaymentStart = {
  paymentId: string
  amountCents: number
  description: string
  lang: string
  buyer: { id: string; email: string }
}

/** How the buyer's browser opens the bank's page: it posts `fields` to `url` as a form. */
export type BankForm = { url: string; method: 'POST'; fields: Record<string, string> }

/** A notification of the bank about one of its transactions, with a verified signature. */
export type PaymentNotification = {
  paymentId: string
  transactionId: string
  operation: string
  amountCents: number
  code: string
  message: string
}

export type NotificationRefusal = 'bad-signature' | 'other-account' | 'bad-fields'

export type RefundRequest = { transactionId: string; paymentId: string; amountCents: number; description: string }

/** `code` is the bank's; undefined when there was no response, so that it is unknown whether the refund was made. `id` is the refund's own transaction. */
export type RefundResponse = { code: string | undefined; message: string; id?: string | undefined }

/** A payment processor. Codes of any other than the hosted form are mapped onto its codes by the adapter. */
export type PaymentProvider = {
  start: (payment: PaymentStart) => BankForm
  /** Verifies and parses a notification that claims to come from the bank. */
  verify: (fields: Fields) => Result<PaymentNotification, NotificationRefusal>
  refund: (refund: RefundRequest) => Promise<RefundResponse>
}
