import { sweepExpired } from '../availability/holds.ts'
import { forgottenMails } from '../orders/mail/outbox.ts'
import { findOrder } from '../orders/order-store.ts'
import { pendingMs, startedMs } from '../payments/limits.ts'
import { forgottenPayments, forgottenRefunds } from '../payments/payment-store.ts'
import type { Desk } from './desk.ts'
import { giveUpPayment } from './give-up.ts'

/** A mail that has waited so long, and money that has been owed so long, may have lost their job. */
const jobPatienceMs = 30 * 60_000
const batch = 500

/** Tidies up, every minute: payments that nobody finished, places whose time is over, mails and refunds without a job. */
export async function sweep(desk: Desk): Promise<void> {
  const { db } = desk.database
  await giveUpForgotten(desk)
  for (let freed = batch; freed === batch;)
    freed = await db.transaction((tx) => sweepExpired(tx, desk.clock(), {}, batch))
  const before = new Date(desk.clock().getTime() - jobPatienceMs)
  for (const id of await forgottenMails(db, before)) await desk.jobs.send(db, 'mail', id)
  for (const id of await forgottenRefunds(db, before)) await desk.jobs.send(db, 'refund', id)
}

/** Each by itself: what is wrong with one must not keep all else from being tidied up, now and each minute after. */
async function giveUpForgotten(desk: Desk): Promise<void> {
  const { db } = desk.database
  const now = desk.clock().getTime()
  const limits = { started: new Date(now - startedMs), pending: new Date(now - pendingMs) }
  for (const { id, orderToken } of await forgottenPayments(db, limits)) {
    await giveUp(desk, orderToken).catch((error: unknown) =>
      desk.log.error({ payment: id, error: String(error) }, 'a payment whose time is over could not be given up'),
    )
  }
}

async function giveUp(desk: Desk, orderToken: string): Promise<void> {
  const { db } = desk.database
  const order = await findOrder(db, orderToken)
  if (order) await db.transaction((tx) => giveUpPayment(tx, desk, order.cartId, 'out-of-time'))
}
