import { z } from 'zod'
import { lineKinds } from './kinds.ts'

export const lineKind = z.enum(lineKinds)

/** An amount in euros as the contract speaks it: a number with at most two decimals. */
const euros = z
  .number()
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'euros with at most two decimals')

const named = z.union([z.looseObject({ name: z.string() }), z.looseObject({ label: z.string() })])

/** One product or activity for one participant. */
const inscription = z.union([z.looseObject({ product: named }), z.looseObject({ activity: named })])

/** The part of the cart that one merchant sells: `price` before reductions, `total` to pay. */
const cartOrder = z.looseObject({
  merchantName: z.string(),
  price: euros,
  total: euros,
  inscriptions: z.array(inscription),
})

/** The cart as the provider answers it and the site reads it: orders grouped by line kind, `price` the sum to pay. */
export const cart = z.looseObject({
  id: z.string().nullable(),
  price: euros,
  orders: z.partialRecord(lineKind, z.array(cartOrder)),
})

/** The body of `POST {sales}/api/cart`. An unknown or absent cart is answered with an empty one. */
export const cartRequest = z.object({
  cartId: z.string().max(64).nullish(),
  lang: z.string().regex(/^[a-z]{2}$/),
  resort: z.string().min(1).max(64),
})
