import { expireHolds } from '../availability/holds.ts'
import { overdueMails } from '../orders/mail/outbox.ts'
import { pendingMs, startedMs } from '../payments/limits.ts'
import { overduePayments, overdueRefunds } from '../payments/payment-store.ts'
import type { CheckoutServices } from './services.ts'
import { abandonPayment } from './cancel-checkout.ts'

/** A mail or a refund that has waited longer than this has lost its job. */
const lostJobMs = 30 * 60_000
const batch = 500

/** Runs every minute: abandons overdue payments, expires holds, and queues mails and refunds whose job was lost. */
export async function runMaintenance(services: CheckoutServices): Promise<void> {
  const { db } = services.database
  await abandonOverduePayments(services)
  for (let freed = batch; freed === batch;)
    freed = await db.transaction((tx) => expireHolds(tx, services.clock(), {}, batch))
  const before = new Date(services.clock().getTime() - lostJobMs)
  for (const id of await overdueMails(db, before)) await services.jobs.send(db, 'mail', id)
  for (const id of await overdueRefunds(db, before)) await services.jobs.send(db, 'refund', id)
}

/** One transaction each: a payment that fails must not block the others, nor the rest of the run. */
async function abandonOverduePayments(services: CheckoutServices): Promise<void> {
  const { db } = services.database
  const now = services.clock().getTime()
  const limits = { started: new Date(now - startedMs), pending: new Date(now - pendingMs) }
  for (const { id, orderToken } of await overduePayments(db, limits)) {
    await db
      .transaction((tx) => abandonPayment(tx, services, orderToken, 'timed-out'))
      .catch((error: unknown) =>
        services.log.error({ payment: id, error: String(error) }, 'an overdue payment could not be abandoned'),
      )
  }
}
