import { isRecord } from 'base/record'
import type { CartPreview, CartView, OrderView } from '../../api/cart.ts'
import type { AdditionQuote } from '../../api/addition-quote.ts'
import type { Offer, OfferSummary } from '../../api/offers.ts'
import type { QuestionsAnswer } from '../../api/questions.ts'

// Checks as much of an answer's shape as loops and sums rely on; the schemas stay on the server.

export function isCartView(value: unknown): value is CartView {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.version === 'number' &&
    typeof value.totalCents === 'number' &&
    Array.isArray(value.party) &&
    Array.isArray(value.lines)
  )
}

export function isCartPreview(value: unknown): value is CartPreview {
  return (
    isRecord(value) &&
    Array.isArray(value.lines) &&
    Array.isArray(value.soldOut) &&
    typeof value.totalBeforeCents === 'number' &&
    typeof value.totalAfterCents === 'number'
  )
}

export function isOfferList(value: unknown): value is { offers: OfferSummary[] } {
  return (
    isRecord(value) &&
    Array.isArray(value.offers) &&
    value.offers.every((one) => isRecord(one) && typeof one.product === 'string')
  )
}

export function isOffer(value: unknown): value is Offer {
  return (
    isRecord(value) && typeof value.product === 'string' && Array.isArray(value.slots) && Array.isArray(value.levels)
  )
}

export function isQuestionsAnswer(value: unknown): value is QuestionsAnswer {
  return (
    isRecord(value) &&
    Array.isArray(value.questions) &&
    value.questions.every((one) => isRecord(one) && typeof one.id === 'string' && typeof one.type === 'string')
  )
}

export function isAdditionQuote(value: unknown): value is AdditionQuote {
  return (
    isRecord(value) &&
    Array.isArray(value.lines) &&
    typeof value.totalCents === 'number' &&
    typeof value.otherLinesCents === 'number'
  )
}

export function isOrderView(value: unknown): value is OrderView {
  return (
    isRecord(value) && typeof value.token === 'string' && typeof value.state === 'string' && Array.isArray(value.lines)
  )
}

/** How to go to the bank. */
export type BankForm = { order: string; payment: { url: string; method: 'POST'; fields: Record<string, string> } }

export function isBankForm(value: unknown): value is BankForm {
  const payment = isRecord(value) ? value.payment : undefined
  return isRecord(payment) && typeof payment.url === 'string' && isRecord(payment.fields)
}
