import type { orderLine, purchaseOrder } from '../store/schema.ts'

/** `token` is the only key to the order's page. Cents; `lang` is the language it was bought in. */
export type Order = Omit<typeof purchaseOrder.$inferSelect, 'erasedAt'>

export type OrderLine = Omit<typeof orderLine.$inferSelect, 'orderToken' | 'position'>
