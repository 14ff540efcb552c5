import { hash, randomBytes } from 'node:crypto'
import type { Clock } from 'base/clock'
import { sqlState, sqlStateOf } from 'base/database'
import type { Database, Sql } from 'base/database'
import { dayAt } from 'base/day'
import type { Day } from 'base/day'
import { fail } from 'base/errors'
import type { CartView } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { claimCart, findWrite, storeWrite, loadCart } from './cart-store.ts'
import type { StoredWrite } from './cart-store.ts'
import type { Cart } from './cart.ts'
import type { Refusal } from './refusal.ts'
import { toCartView } from './cart-view.ts'

/** What a write needs besides its request. */
export type CartContext = {
  database: Database
  catalogues: { get: (resort: string) => Catalogue | undefined }
  clock: Clock
}

/** The parameters of every write. */
export type WriteRequest = { key: string; version: number; lang: Lang }

/** The cart as JSON text, as it is kept for repetitions; or a refusal, with the cart as it is where that helps. */
export type WriteResult = { ok: true; answer: string } | { ok: false; failure: Refusal; cart?: CartView }

/** An open cart of the version that the writer knows, on a day. */
export type OpenedCart = { cart: Cart; catalogue: Catalogue; now: Date; today: Day; fingerprint: string }

/** A cart that is not stored yet. Its id is the only key to it: 128 random bits. */
export function newCart(context: CartContext, resort: string, request: WriteRequest): OpenedCart | WriteResult {
  const catalogue = context.catalogues.get(resort)
  if (!catalogue) return { ok: false, failure: fail('unknown-product', 'unknown-product').failure }
  const cart: Cart = {
    id: randomBytes(16).toString('base64url'),
    resort,
    version: 0,
    state: 'open',
    lang: request.lang,
    stay: null,
    party: [],
    lines: [],
    orderToken: null,
  }
  return openedNow(context, cart, catalogue, fingerprintOf('new', request))
}

/** Loads the cart of a write. A repeated write gets the stored answer, a write on an old version a refusal. */
export async function openCart(
  context: CartContext,
  cartId: string,
  request: WriteRequest,
): Promise<OpenedCart | WriteResult> {
  const { db } = context.database
  const fingerprint = fingerprintOf(cartId, request)
  const [done, cart] = await Promise.all([findWrite(db, request.key), loadCart(db, cartId)])
  if (done) return replay(done, fingerprint)
  const catalogue = cart && context.catalogues.get(cart.resort)
  if (!cart || !catalogue) return { ok: false, failure: fail('unknown-cart', 'unknown-cart').failure }
  const refusal = refusalOf(cart, request)
  const opened = openedNow(context, cart, catalogue, fingerprint)
  if (!refusal) return opened
  // Its twin may have been done between the two readings: then this is the cart after it, and its answer is there by now.
  const twin = await findWrite(db, request.key)
  if (twin) return replay(twin, fingerprint)
  return { ok: false, failure: refusal, cart: toCartView(catalogue, cart, opened.now, request.lang) }
}

function refusalOf({ state, version }: Cart, request: WriteRequest): Refusal | undefined {
  if (state === 'ordered') return fail('unknown-cart', 'unknown-cart.ordered').failure
  if (state === 'paying') return fail('paying', 'paying').failure
  return version === request.version ? undefined : fail('stale', 'stale').failure
}

/** An instant, and the day it is in a resort. */
export function momentOf(now: Date, { timeZone }: Catalogue): { now: Date; today: Day } {
  return { now, today: dayAt(now, timeZone) }
}

function openedNow({ clock }: CartContext, cart: Cart, catalogue: Catalogue, fingerprint: string): OpenedCart {
  const now = clock()
  return { cart, catalogue, now, today: dayAt(now, catalogue.timeZone), fingerprint }
}

/** A hash of the request, so that one key cannot stand for two different writes. */
export function fingerprintOf(cartId: string, request: WriteRequest): string {
  return hash('sha256', `${cartId} ${JSON.stringify(request)}`, 'base64url')
}

/** The stored response of the same write; a refusal when the key was used for another one. */
export function replay(done: StoredWrite, fingerprint: string): WriteResult {
  if (done.fingerprint === fingerprint) return { ok: true, answer: done.answer }
  return { ok: false, failure: fail('key-used', 'key-used').failure }
}

/** The answer of a write whose key was used by a request at the same time: that of the first, or a refusal. */
export async function answerRepeated(
  context: CartContext,
  request: WriteRequest,
  fingerprint: string,
): Promise<WriteResult> {
  const done = await findWrite(context.database.db, request.key)
  if (!done) throw new Error('a write was refused as repeated, and its key is not known')
  return replay(done, fingerprint)
}

/** Rolls a transaction back and carries the reason. */
class WriteRollback extends Error {
  readonly failure: Refusal | 'changed'
  constructor(failure: Refusal | 'changed') {
    super('undone')
    this.failure = failure
  }
}

/**
 * Changes an open cart in one transaction: claims its version, applies the change, keeps the answer under the key.
 * A refusal of `apply` leaves everything as it was.
 */
export async function changeCart(
  context: CartContext,
  request: WriteRequest,
  { cart, catalogue, now, fingerprint }: OpenedCart,
  apply: (db: Sql) => Promise<Refusal | undefined>,
): Promise<WriteResult> {
  const { id } = cart
  try {
    const answer = await context.database.db.transaction(async (db) => {
      if (!(await claimCart(db, { id, version: request.version, lang: request.lang, now })))
        throw new WriteRollback('changed')
      const refusal = await apply(db)
      if (refusal) throw new WriteRollback(refusal)
      const after = await loadCart(db, id)
      const text = JSON.stringify(after && toCartView(catalogue, after, now, request.lang))
      await storeWrite(db, request.key, { cartId: id, fingerprint, answer: text }, now)
      return text
    })
    return { ok: true, answer }
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation) return answerRepeated(context, request, fingerprint)
    if (!(error instanceof WriteRollback)) throw error
    if (error.failure === 'changed') return answerSuperseded(context, id, request)
    return { ok: false, failure: error.failure, cart: toCartView(catalogue, cart, now, request.lang) }
  }
}

/** The answer of a write that another write superseded while it was worked out. */
export async function answerSuperseded(
  context: CartContext,
  cartId: string,
  request: WriteRequest,
): Promise<WriteResult> {
  const again = await openCart(context, cartId, request)
  return 'cart' in again && 'fingerprint' in again ? { ok: false, failure: fail('stale', 'stale').failure } : again
}
