import type { Result } from 'base/errors'
import type { Fields } from './signature.ts'

/** What the bank must know to take a payment. `paymentId` is ours, at most 40 characters, never used twice. Amounts are cents. */
export type PaymentStart = {
  paymentId: string
  amountCents: number
  description: string
  lang: string
  buyer: { id: string; email: string }
}

/** How the buyer's browser goes to the bank: post `fields` to `url` as a form. */
export type BankForm = { url: string; method: 'POST'; fields: Record<string, string> }

/** What the bank says of one of its transactions, verified to come from it. */
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

/** `code` is the bank's; undefined when it could not be asked, or its answer got lost: then nobody knows whether it was done. */
export type RefundResponse = { code: string | undefined; message: string }

/** A payment processor. Codes of any other than the hosted form are mapped onto its codes by the adapter. */
export type PaymentProvider = {
  start: (payment: PaymentStart) => BankForm
  /** Reads a message that claims to come from the bank. */
  verify: (fields: Fields) => Result<PaymentNotification, NotificationRefusal>
  refund: (refund: RefundRequest) => Promise<RefundResponse>
}
