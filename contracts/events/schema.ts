import { z } from 'zod'
import { lineKind } from '../cart/schema.ts'

/** An item as analytics services know it; `price` in euros, of one piece. */
export const analyticsItem = z.object({
  item_name: z.string(),
  item_brand: z.string().optional(),
  item_category: lineKind,
  item_category2: z.string().optional(),
  item_category3: z.string().optional(),
  item_variant: z.string().optional(),
  price: z.number(),
  quantity: z.number().int().positive(),
})

const items = z.object({ items: z.array(analyticsItem) })

/** The events that the widget dispatches, by the `detail` of a CustomEvent on `window`. */
export const salesEvents = {
  'sales:cart-changed': z.object({ cartId: z.string().nullable() }),
  'sales:view-item': items,
  'sales:add-to-cart': items,
  'sales:remove-from-cart': items,
  'sales:begin-checkout': items,
  'sales:add-payment-info': items.extend({ method: z.string() }),
  /** A final outcome: `code` is '0000' for a success, any other is a failure. Codes that are not final are never dispatched. `total` in euros. */
  'sales:payment': items.extend({ cartId: z.string(), code: z.string().length(4), total: z.number() }),
  'sales:contact': z.object({ flow: z.enum(['tunnel', 'vel']) }),
} as const
