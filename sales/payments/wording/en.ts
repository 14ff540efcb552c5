import type { CodeGroup } from '../codes.ts'

export const en: Record<CodeGroup, string> = {
  paid: 'Your payment has arrived. Thank you!',
  waiting:
    'Your bank has not given its answer yet. Please do not pay again: this page tells you as soon as it is there.',
  'our-fault':
    'The payment could not begin because of a fault on our side. Nothing was charged. We have been told; please call us, your cart is kept.',
  partly: 'Your bank accepted only part of the payment. Please call us: we will settle it together.',
  'other-card': 'Your bank refused this card. Nothing was charged. Try another card; your cart has kept everything.',
  funds:
    'The card’s limit does not allow this amount. Nothing was charged. Try another card, or ask your bank to raise the limit.',
  cancelled: 'You left the payment page. Nothing was charged; your cart has kept everything.',
  'other-means':
    'This card cannot be accepted. Nothing was charged. Please pay with another card; your cart has kept everything.',
  confirmation:
    'Your bank was not given the confirmation that it asks for. Nothing was charged. Try again and confirm in your bank’s app or with its code.',
  'card-data': 'The card’s number, date or security code is not right. Nothing was charged. Check them and try again.',
  doubled:
    'Your bank has seen this payment before. Please look at your mail for a confirmation, or call us before you pay again.',
  again:
    'The payment took too long or could not be finished. Nothing was charged. You can try again at once; your cart has kept everything.',
  later:
    'The bank’s system does not answer at the moment. Nothing was charged. Try again in a few minutes; your cart has kept everything.',
  refused:
    'The payment was refused. Nothing was charged. Try again or with another card; your cart has kept everything.',
}
