import type { Sql } from 'base/database'
import { paymentAlert } from '../store/schema.ts'

export type PaymentAlert = typeof paymentAlert.$inferSelect

/** Records an alert for staff. */
export async function insertAlert(db: Sql, alert: PaymentAlert): Promise<boolean> {
  const { rowCount } = await db.insert(paymentAlert).values(alert).onConflictDoNothing()
  return rowCount === 1
}
