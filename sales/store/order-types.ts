import type { LineKind } from 'contracts/cart/kinds'
import type { StoredSelection, StoredTexts } from './column-types.ts'

// Types of the state words and of the JSON columns of orders, payments and mails, as the database stores them.

/** `refund-due`: its money must be refunded. `cancelled`: it was not paid, or it was refunded. */
export type OrderState = 'awaiting-payment' | 'paid' | 'refused' | 'refund-due' | 'cancelled'

/**
 * `started`: the buyer was sent to the bank. `pending`: the bank has answered with a code that is not final. `abandoned`: cancelled by
 * the buyer or timed out. `refund-due`: the money was received for an order that cannot be fulfilled, and must be refunded.
 */
export type PaymentState = 'started' | 'pending' | 'paid' | 'refused' | 'abandoned' | 'refund-due' | 'refunded'

/** `noted`: the bank's notifications moved no money. */
export type TransactionState = 'noted' | 'paid' | 'refund-due' | 'refunded'

/**
 * What staff must look at. `bank-refund`: the bank refunded without being asked. `refund-failed`: a refund that the bank refuses.
 * `wrong-amount`: another amount was paid than was asked for. `bank-operation`: an operation that we do not handle, such as a chargeback.
 */
export type PaymentAlertKind = 'bank-refund' | 'refund-failed' | 'wrong-amount' | 'bank-operation'

/** `undeliverable`: the mail server refuses it for good, or it could not be sent for days. */
export type MailState = 'waiting' | 'sent' | 'undeliverable'

export type OrderLang = keyof StoredTexts

export type Buyer = {
  firstName: string
  lastName: string
  email: string
  phone: string
  address?: string | undefined
  postalCode?: string | undefined
  city?: string | undefined
  country: string
}

/**
 * What a line shows, in the language in which it was bought. `participant` and `birthDate` are those of
 * one or several people, with commas between; they are empty once they were erased, and so is `selection`, which may tell of people too.
 */
export type OrderLineData = {
  name: string
  merchantName: string
  participant: string
  birthDate: string
  detail: string
  firstDay: string
  lastDay: string
  time: string | null
  meetingPoint: string | null
  withdrawal: 'none' | '14-days'
  selection: StoredSelection
  steps: { label: string; cents: number }[]
}

export type OrderLineKind = LineKind
