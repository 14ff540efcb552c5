import { outcomeOf } from 'contracts/payment'
import type { OrderView } from '../../api/cart.ts'

/**
 * What the buyer is shown. waiting: the bank has not confirmed yet; unfinished: neither, and the buyer came back by the browser's Back
 * button; long-waiting: it takes longer than usual; free: paid, with nothing to pay.
 */
export type OrderStatus =
  | 'loading'
  | 'waiting'
  | 'unfinished'
  | 'long-waiting'
  | 'paid'
  | 'free'
  | 'refused'
  | 'refund-due'
  | 'refunded'
  | 'cancelled'
  | 'unknown'
  | 'failed'

/** After so long a wait the page says that the buyer need not stay, in milliseconds. */
export const longWaitMs = 30_000
const givenUpMs = 30 * 60_000

/** When to ask next, in milliseconds: soon at first, rarely later; undefined when nobody is waiting any more. */
export function pollDelay(waitedMs: number): number | undefined {
  if (waitedMs >= givenUpMs) return undefined
  if (waitedMs < 5_000) return 1_000
  return waitedMs < longWaitMs ? 3_000 : 10_000
}

/**
 * The status of an order after `waitedMs` of waiting. `cameBack`: the bank did not send the buyer here, so the address does not name
 * the order.
 */
export function orderStatus(
  order: Pick<OrderView, 'state' | 'retry' | 'totalCents'>,
  waitedMs: number,
  cameBack: boolean,
): OrderStatus {
  if (order.state === 'awaiting-payment') {
    if (cameBack) return 'unfinished'
    return waitedMs >= longWaitMs ? 'long-waiting' : 'waiting'
  }
  if (order.state === 'paid') return order.totalCents === 0 ? 'free' : 'paid'
  // A cancelled order may be tried again; only one that was paid and refunded may not.
  return order.state === 'cancelled' && !order.retry ? 'refunded' : order.state
}

export function isPending(status: OrderStatus): boolean {
  return status === 'waiting' || status === 'unfinished' || status === 'long-waiting'
}

export function isPaid(status: OrderStatus): boolean {
  return status === 'paid' || status === 'free'
}

/** The title of the browser tab while an order is shown: its heading before the name of the site, which ends the page's own title. */
export function titleWithHeading(pageTitle: string, heading: string): string {
  const end = pageTitle.lastIndexOf(' - ')
  return end < 0 ? heading : heading + pageTitle.slice(end)
}

/** The code of the payment event: final codes only, and none while the order waits (CART-5). */
export function finalCode({ state, code }: Pick<OrderView, 'state' | 'code'>): string | undefined {
  if (state === 'awaiting-payment' || code === null || code.length !== 4) return undefined
  return outcomeOf(code) === 'pending' ? undefined : code
}
