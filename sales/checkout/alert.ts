import type { Sql } from 'base/database'
import { insertAlert } from '../payments/alert-store.ts'
import type { PaymentAlert } from '../payments/alert-store.ts'
import type { CheckoutServices } from './services.ts'

/** Alerts staff once about an action of the bank: a row, a log entry, and a metric. False when they were told before. */
export async function alertStaff(
  db: Sql,
  { clock, log, metrics }: Pick<CheckoutServices, 'clock' | 'log' | 'metrics'>,
  alert: Omit<PaymentAlert, 'createdAt'>,
): Promise<boolean> {
  const isNew = await insertAlert(db, { ...alert, createdAt: clock() })
  if (!isNew) return false
  const { kind, transactionId, paymentId, amountCents, code } = alert
  log.error({ alarm: true, kind, transaction: transactionId, payment: paymentId, amountCents, code }, 'payment alert')
  metrics.count('payment_alerts_total', 'What the bank did or refused, and staff must look at')
  return true
}
