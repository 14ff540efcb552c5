/** `cancelled`: it will never be paid, or its money went back. */
export type OrderState = 'awaiting-payment' | 'paid' | 'refused' | 'refund-due' | 'cancelled'

/** `kept`: paid, and the places are there. `cannot-keep`: paid, but the order cannot be had any more. */
export type OrderEvent = 'kept' | 'cannot-keep' | 'refused' | 'given-up' | 'refunded'

export type Transition<State> = { to: State } | { stays: string }

const over = { stays: 'the attempt was over before' }
const settled = { stays: 'the order is paid' }
const owed = { stays: 'its money is on the way back' }

const table: Record<OrderState, Record<OrderEvent, Transition<OrderState>>> = {
  'awaiting-payment': {
    kept: { to: 'paid' },
    'cannot-keep': { to: 'refund-due' },
    refused: { to: 'refused' },
    'given-up': { to: 'cancelled' },
    refunded: { stays: 'nothing was paid' },
  },
  refused: {
    kept: { to: 'paid' },
    'cannot-keep': { to: 'refund-due' },
    refused: over,
    'given-up': over,
    refunded: { stays: 'nothing was paid' },
  },
  cancelled: {
    kept: { to: 'paid' },
    'cannot-keep': { to: 'refund-due' },
    refused: over,
    'given-up': over,
    refunded: over,
  },
  paid: { kept: settled, 'cannot-keep': settled, refused: settled, 'given-up': settled, refunded: settled },
  'refund-due': { kept: owed, 'cannot-keep': owed, refused: owed, 'given-up': owed, refunded: { to: 'cancelled' } },
}

/** What an event makes of an order, or why it makes nothing of it. */
export function orderAfter(state: OrderState, event: OrderEvent): Transition<OrderState> {
  return table[state][event]
}
