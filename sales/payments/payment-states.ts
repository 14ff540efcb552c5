/**
 * `started`: the buyer was sent to the bank. `pending`: the bank has said "not yet". `abandoned`: given up by the buyer or by the
 * clock. `refund-due`: the money came for something that cannot be had.
 */
export type PaymentState = 'started' | 'pending' | 'paid' | 'refused' | 'abandoned' | 'refund-due' | 'refunded'

/** `paid`, `pending`, `refused`: what a verified message says. */
export type PaymentEvent = 'paid' | 'pending' | 'refused' | 'given-up' | 'out-of-time' | 'refunded'

/** `settle`: paid when the order can still be had, else its money goes back. `repay`: this second charge goes back. */
export type PaymentStep = { to: PaymentState } | { do: 'settle' | 'repay' } | { stays: string }

const tooLate = { stays: 'the attempt is over' }
const decided = { stays: 'the money has come' }
const closed = { pending: tooLate, refused: tooLate, 'given-up': tooLate, 'out-of-time': tooLate, refunded: tooLate }
const moneyCame = {
  paid: { do: 'repay' as const },
  pending: decided,
  refused: decided,
  'given-up': decided,
  'out-of-time': decided,
  refunded: decided,
}

const table: Record<PaymentState, Record<PaymentEvent, PaymentStep>> = {
  started: {
    paid: { do: 'settle' },
    pending: { to: 'pending' },
    refused: { to: 'refused' },
    'given-up': { to: 'abandoned' },
    'out-of-time': { to: 'abandoned' },
    refunded: { stays: 'nothing was paid' },
  },
  pending: {
    paid: { do: 'settle' },
    pending: { stays: 'the bank is still at it' },
    refused: { to: 'refused' },
    'given-up': { stays: 'the bank is still at it' },
    'out-of-time': { to: 'abandoned' },
    refunded: { stays: 'nothing was paid' },
  },
  refused: { paid: { do: 'settle' }, ...closed },
  abandoned: { paid: { do: 'settle' }, ...closed },
  paid: moneyCame,
  'refund-due': { ...moneyCame, refunded: { to: 'refunded' } },
  refunded: moneyCame,
}

/** What an event makes of a payment, or why it makes nothing of it. A repeated message is found by its transaction before. */
export function paymentAfter(state: PaymentState, event: PaymentEvent): PaymentStep {
  return table[state][event]
}
