import type { OrderState } from '../store/order-types.ts'

/** `paid`: the money was received and the places are sold. `unfulfillable`: the money was received, but the order cannot be fulfilled. */
export type OrderEvent = 'paid' | 'unfulfillable' | 'refused' | 'abandoned' | 'refunded'

export type Transition<State> = { to: State } | { unchanged: string }

const attemptOver = { unchanged: 'the attempt ended before' }
const alreadyPaid = { unchanged: 'the order is paid' }
const refundPending = { unchanged: 'its refund is under way' }

const table: Record<OrderState, Record<OrderEvent, Transition<OrderState>>> = {
  'awaiting-payment': {
    paid: { to: 'paid' },
    unfulfillable: { to: 'refund-due' },
    refused: { to: 'refused' },
    abandoned: { to: 'cancelled' },
    refunded: { unchanged: 'nothing was paid' },
  },
  refused: {
    paid: { to: 'paid' },
    unfulfillable: { to: 'refund-due' },
    refused: attemptOver,
    abandoned: attemptOver,
    refunded: { unchanged: 'nothing was paid' },
  },
  cancelled: {
    paid: { to: 'paid' },
    unfulfillable: { to: 'refund-due' },
    refused: attemptOver,
    abandoned: attemptOver,
    refunded: attemptOver,
  },
  paid: {
    paid: alreadyPaid,
    unfulfillable: alreadyPaid,
    refused: alreadyPaid,
    abandoned: alreadyPaid,
    refunded: alreadyPaid,
  },
  'refund-due': {
    paid: refundPending,
    unfulfillable: refundPending,
    refused: refundPending,
    abandoned: refundPending,
    refunded: { to: 'cancelled' },
  },
}

/** The state that an event leads to, or why the state does not change. */
export function orderAfter(state: OrderState, event: OrderEvent): Transition<OrderState> {
  return table[state][event]
}
