import { outcomeOf } from 'contracts/payment'
import type { OrderView } from '../../api/cart.ts'

/** What the buyer is shown. waiting: the bank has not spoken yet; long-waiting: and it takes longer than usual. */
export type OrderStatus =
  | 'loading'
  | 'waiting'
  | 'long-waiting'
  | 'paid'
  | 'refused'
  | 'refund-due'
  | 'refunded'
  | 'cancelled'
  | 'unknown'
  | 'failed'

/** After so long a wait the buyer is told that they need not stay, in milliseconds. */
export const longWaitMs = 30_000
const givenUpMs = 30 * 60_000

/** When to ask next, in milliseconds: soon at first, rarely later; undefined when nobody is waiting any more. */
export function pollDelay(waitedMs: number): number | undefined {
  if (waitedMs >= givenUpMs) return undefined
  if (waitedMs < 5_000) return 1_000
  return waitedMs < longWaitMs ? 3_000 : 10_000
}

/** What an order that was asked for after `waitedMs` of waiting means on the screen. */
export function orderStatus(order: Pick<OrderView, 'state' | 'retry'>, waitedMs: number): OrderStatus {
  if (order.state === 'awaiting-payment') return waitedMs >= longWaitMs ? 'long-waiting' : 'waiting'
  // Given up, it may be tried again; only what was paid and went back may not.
  return order.state === 'cancelled' && !order.retry ? 'refunded' : order.state
}

/** The code to be told to the page: final ones only, and none while the order waits (CART-5). */
export function finalCode({ state, code }: Pick<OrderView, 'state' | 'code'>): string | undefined {
  if (state === 'awaiting-payment' || code === null || code.length !== 4) return undefined
  return outcomeOf(code) === 'pending' ? undefined : code
}
