import { daySchema } from 'base/day'
import { lineKind } from 'contracts/cart/schema'
import { z } from 'zod'
import { priceStep, selection } from './offers.ts'
import { cents, lang, withdrawal } from './scalars.ts'

const name = z.string().trim().min(1).max(80)

/** A person of the party, entered once and used by every line. */
export const personInput = z.object({ firstName: name, lastName: name, birthDate: daySchema })
export const person = personInput.extend({ id: z.string() })
export type Person = z.infer<typeof person>

/** Somebody for whom something is added, by id where the cart knows them already. */
export const participant = z.union([z.object({ id: z.string().max(64) }), personInput])
/** People of an addition; empty for what is for nobody in particular. */
export const participants = z.array(participant).max(12)

/** A line of the cart that needs its person at the same time as something that is about to be added. */
export const overlap = z.object({
  participant: z.object({ firstName: z.string(), lastName: z.string() }),
  line: z.string().describe('Id of the line that is in the cart already'),
  name: z.string(),
  detail: z.string(),
  firstDay: daySchema,
  lastDay: daySchema,
})
export type Overlap = z.infer<typeof overlap>

export const stay = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, 'a stay that ends after it begins')

/**
 * One product for none, one or several people. `dependsOn`: ids of the lines without which it cannot be; `removable` is false for one that
 * goes only with them.
 */
export const cartLine = z.object({
  id: z.string(),
  kind: lineKind,
  product: z.string(),
  name: z.string(),
  merchantName: z.string(),
  people: z.array(person),
  quantity: z.number().int(),
  dependsOn: z.array(z.string()),
  removable: z.boolean(),
  selection,
  detail: z.string(),
  variant: z.string().describe('What analytics calls the variant: the level of a lesson, the length of a pass'),
  firstDay: daySchema,
  lastDay: daySchema,
  priceCents: cents,
  totalCents: cents,
  steps: z.array(priceStep),
  withdrawal: withdrawal,
  /** 'held' until `heldUntil`; 'expired' when the places went back and must be asked for again. Lines that need no place are 'free'. */
  state: z.enum(['held', 'expired', 'free']),
  heldUntil: z.string().nullable(),
})
export type CartLine = z.infer<typeof cartLine>

/** The cart as the widget shows it. `version` must come back with every write. `now` is the server's time, for the countdown. */
export const cartView = z.object({
  id: z.string(),
  version: z.number().int(),
  state: z.enum(['open', 'paying', 'ordered']),
  lang,
  now: z.string(),
  timeZone: z.string().describe('The resort’s, in which days begin and end'),
  stay: stay.nullable(),
  party: z.array(person),
  lines: z.array(cartLine),
  priceCents: cents,
  totalCents: cents,
  heldUntil: z.string().nullable(),
  order: z.string().nullable(),
})
export type CartView = z.infer<typeof cartView>

/** Every write: `key` (a UUID made by the browser) makes a repetition harmless, `version` a late write visible. A new cart has version 0. */
const write = z.object({ key: z.uuid(), version: z.number().int().min(0), lang })

/** `GET /api/carts/{id}?lang` answers the cart. `POST /api/carts/{id}/lines` (`id` = `new` makes the cart). One line a participant; all are added, or none. */
export const addLinesRequest = write.extend({
  resort: z.string().max(64),
  product: z.string().max(64),
  selection,
  participants,
  stay: stay.optional(),
  acceptOverlap: z
    .boolean()
    .optional()
    .describe(
      'Adds even where a participant has something else at the same time; without it such an addition is refused with `overlap`',
    ),
})
/** `POST /api/carts/{id}/staff-lines` with the key of staff as a bearer token. */
export const staffLinesRequest = write.extend({ resort: z.string().max(64), product: z.string().max(64), selection })

/** `DELETE /api/carts/{id}/lines/{line}` with this body. */
export const removeLineRequest = write
/** `PUT /api/carts/{id}/stay` */
export const setStayRequest = write.extend({
  stay,
  moveLines: z
    .boolean()
    .optional()
    .describe(
      'Whether the lines of the stay before move into the new one, or go where that cannot be: ask for a preview first',
    ),
})
const personLevel = z.object({ line: z.string().max(64), code: z.string().max(40) })

/**
 * `PUT /api/carts/{id}/party/{person}`: prices and ages of the person's lines are derived anew; refused when a line would not fit.
 * `level`: the level in one of their lessons, corrected with them; its place is kept.
 */
export const setPersonRequest = write.extend({
  person: personInput,
  level: personLevel.optional(),
})
/**
 * `POST /api/carts/{id}/preview`: what a change of the cart would do to all of its lines and to the sum. Nothing is written. The change itself
 * does the same, by `DELETE …/lines/{line}`, `PUT …/stay` or `PUT …/party/{person}`.
 */
export const cartChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('remove-line'), line: z.string().max(64) }),
  z.object({ type: z.literal('set-stay'), stay, moveLines: z.boolean().default(true) }),
  z.object({ type: z.literal('set-person'), person, level: personLevel.optional() }),
])
export type CartChange = z.infer<typeof cartChange>
export const previewRequest = z.object({ lang, change: cartChange })

/** What happens to one line. `before` is null for one that is new, `after` for one that goes. `reason`: why it cannot stay, in words. */
const lineOutcome = z.object({ detail: z.string(), totalCents: cents })
export const cartPreview = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      people: z.array(z.string()).describe('First names'),
      outcome: z.enum(['kept', 'moved', 'repriced', 'added', 'removed']),
      before: lineOutcome.nullable(),
      after: lineOutcome.nullable(),
      reason: z.string(),
    }),
  ),
  totalBeforeCents: cents,
  totalAfterCents: cents,
  soldOut: z.array(z.string()).describe('Lines whose places are taken by others: the change would be refused'),
})
export type CartPreview = z.infer<typeof cartPreview>

/** `POST /api/carts/{id}/undo`: the cart as it was before the last change of it. */
export const undoRequest = write

/** `POST /api/carts/{id}/renew`: asks for the places again, within the ceiling. */
export const renewRequest = write
/** `POST /api/carts/{id}/checkout` */
export const checkoutRequest = write.extend({
  buyer: z.object({
    firstName: name,
    lastName: name,
    email: z.email().max(200),
    phone: z.string().trim().min(6).max(30),
    address: z.string().trim().max(200).optional(),
    postalCode: z.string().trim().max(12).optional(),
    city: z.string().trim().max(80).optional(),
    country: z.string().length(2).default('FR'),
  }),
  terms: z.literal(true),
  /** The sum the buyer saw; a different one is refused with 'price-changed' and the new cart. */
  totalCents: cents,
  /** Where the browser comes back to: a page of the site's origin. */
  returnTo: z.url().max(1000),
})

/** `DELETE /api/carts/{id}/checkout`: the payment is given up and the cart is open again. Any version will do, for repeating it does no harm. */
export const giveUpRequest = write

/** How to go to the bank: post `fields` to `url` as a form. */
export const checkoutAnswer = z.object({
  order: z.string(),
  payment: z.object({ url: z.string(), method: z.literal('POST'), fields: z.record(z.string(), z.string()) }),
})

export type CheckoutAnswer = z.infer<typeof checkoutAnswer>

/** `GET /api/orders/{token}?lang`: the token is the only key, 128 bit. `code` only once it is final. */
export const orderView = z.object({
  token: z.string(),
  number: z.string(),
  cartId: z.string(),
  state: z.enum(['awaiting-payment', 'paid', 'refused', 'refund-due', 'cancelled']),
  code: z.string().nullable(),
  message: z.string(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  totalCents: cents,
  buyer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  lines: z.array(
    z.object({
      kind: lineKind,
      name: z.string(),
      merchantName: z.string(),
      participant: z.string(),
      detail: z.string(),
      firstDay: daySchema,
      lastDay: daySchema,
      meetingPoint: z.string().nullable(),
      totalCents: cents,
      withdrawal: withdrawal,
    }),
  ),
  /** Whether the buyer may try to pay again with the same cart. */
  retry: z.boolean(),
})
export type OrderView = z.infer<typeof orderView>

/**
 * Codes of refusals (`error.code`), each with a sentence in the reader's language. Status 404 for `unknown-…`, else 409.
 * `error.details.cart` is the cart as it is, where that helps ('stale', 'paying'); 'sold-out' says `places` and `wanted`, 'overlap' lists
 * `overlaps`.
 */
export const cartRefusals = [
  'stale',
  'sold-out',
  'not-bookable',
  'age',
  'level',
  'unknown-product',
  'unknown-cart',
  'unknown-line',
  'empty',
  'expired',
  'price-changed',
  'ceiling',
  'cart-full',
  'paying',
  'already-there',
  'people',
  'derived',
  'nothing-to-undo',
  'negative-total',
  'overlap',
] as const
export type CartRefusal = (typeof cartRefusals)[number]
