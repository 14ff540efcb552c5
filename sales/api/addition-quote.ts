import { z } from 'zod'
import { overlap, participants } from './cart.ts'
import { quote, selection } from './offers.ts'
import { cents, lang } from './scalars.ts'

/**
 * `POST /api/carts/{id}/quote` (`id` = `new` before there is a cart): what an addition would cost within the cart. Nothing is written
 * and no place is held.
 */
export const quoteAdditionRequest = z.object({
  resort: z.string().max(64),
  lang,
  product: z.string().max(64),
  selection,
  participants,
})
export type QuoteAdditionRequest = z.infer<typeof quoteAdditionRequest>

/** `lines` are those that would be added, in the order of the request's people: each has either a quote or a refusal. */
export const additionQuote = z.object({
  lines: z.array(
    z.object({
      quote: quote
        .extend({ totalCents: cents.describe('To pay for this line, reductions of the whole cart included') })
        .nullable(),
      refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
      overlaps: z.array(overlap).describe('Lines of its people at the same time; adding needs `acceptOverlap`'),
    }),
  ),
  priceCents: cents.describe('Sum of the quoted lines before reductions'),
  totalCents: cents.describe('Sum of the quoted lines to pay'),
  otherLinesCents: cents.describe(
    'By how much the lines that are in the cart already would change; negative when they cost less',
  ),
  cartTotalCents: cents.describe('What the whole cart would cost'),
})
export type AdditionQuote = z.infer<typeof additionQuote>
