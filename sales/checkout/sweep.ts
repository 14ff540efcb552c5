import { expireHolds } from '../availability/holds.ts'
import { overdueMails } from '../orders/mail/outbox.ts'
import { findOrder } from '../orders/order-store.ts'
import { pendingMs, startedMs } from '../payments/limits.ts'
import { overduePayments, overdueRefunds } from '../payments/payment-store.ts'
import type { CheckoutServices } from './services.ts'
import { abandonPayment } from './cancel-checkout.ts'

/** A mail that has waited so long, and money that has been owed so long, may have lost their job. */
const lostJobMs = 30 * 60_000
const batch = 500

/** Tidies up, every minute: payments that nobody finished, places whose time is over, mails and refunds without a job. */
export async function sweep(services: CheckoutServices): Promise<void> {
  const { db } = services.database
  await abandonOverduePayments(services)
  for (let freed = batch; freed === batch;)
    freed = await db.transaction((tx) => expireHolds(tx, services.clock(), {}, batch))
  const before = new Date(services.clock().getTime() - lostJobMs)
  for (const id of await overdueMails(db, before)) await services.jobs.send(db, 'mail', id)
  for (const id of await overdueRefunds(db, before)) await services.jobs.send(db, 'refund', id)
}

/** Each by itself: what is wrong with one must not keep all else from being tidied up, now and each minute after. */
async function abandonOverduePayments(services: CheckoutServices): Promise<void> {
  const { db } = services.database
  const now = services.clock().getTime()
  const limits = { started: new Date(now - startedMs), pending: new Date(now - pendingMs) }
  for (const { id, orderToken } of await overduePayments(db, limits)) {
    await giveUp(services, orderToken).catch((error: unknown) =>
      services.log.error({ payment: id, error: String(error) }, 'a payment whose time is over could not be given up'),
    )
  }
}

async function giveUp(services: CheckoutServices, orderToken: string): Promise<void> {
  const { db } = services.database
  const order = await findOrder(db, orderToken)
  if (order) await db.transaction((tx) => abandonPayment(tx, services, order.cartId, 'timed-out'))
}
