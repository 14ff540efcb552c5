import type { PaymentState } from '../store/order-types.ts'

/** `paid`, `pending`, `refused`: a verified notification of the bank. `cancelled`: by the buyer. */
export type PaymentEvent = 'paid' | 'pending' | 'refused' | 'cancelled' | 'timed-out' | 'refunded'

/** `confirm`: the order is confirmed if it can be fulfilled, else the payment is refunded. `refund`: this second charge is refunded. */
export type PaymentStep = { to: PaymentState } | { do: 'confirm' | 'refund' } | { unchanged: string }

const attemptOver = { unchanged: 'the attempt is over' }
const alreadyPaid = { unchanged: 'the money was received' }
const closedAttempt = {
  pending: attemptOver,
  refused: attemptOver,
  cancelled: attemptOver,
  'timed-out': attemptOver,
  refunded: attemptOver,
}
const afterPayment = {
  paid: { do: 'refund' as const },
  pending: alreadyPaid,
  refused: alreadyPaid,
  cancelled: alreadyPaid,
  'timed-out': alreadyPaid,
  refunded: alreadyPaid,
}

const table: Record<PaymentState, Record<PaymentEvent, PaymentStep>> = {
  started: {
    paid: { do: 'confirm' },
    pending: { to: 'pending' },
    refused: { to: 'refused' },
    cancelled: { to: 'abandoned' },
    'timed-out': { to: 'abandoned' },
    refunded: { unchanged: 'nothing was paid' },
  },
  pending: {
    paid: { do: 'confirm' },
    pending: { unchanged: 'the bank has not decided yet' },
    refused: { to: 'refused' },
    cancelled: { unchanged: 'the bank has not decided yet' },
    'timed-out': { to: 'abandoned' },
    refunded: { unchanged: 'nothing was paid' },
  },
  refused: { paid: { do: 'confirm' }, ...closedAttempt },
  abandoned: { paid: { do: 'confirm' }, ...closedAttempt },
  paid: afterPayment,
  'refund-due': { ...afterPayment, refunded: { to: 'refunded' } },
  refunded: afterPayment,
}

/** What an event does to a payment, or why it does nothing. Repeated notifications are recognised by their transaction before this. */
export function paymentAfter(state: PaymentState, event: PaymentEvent): PaymentStep {
  return table[state][event]
}
