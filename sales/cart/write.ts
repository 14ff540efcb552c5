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
import { claimCart, findWrite, keepWrite, loadCart } from './cart-store.ts'
import type { DoneWrite } from './cart-store.ts'
import type { Cart } from './cart.ts'
import type { Refusal } from './refusal.ts'
import { viewOf } from './view.ts'

/** What a write needs besides its request. */
export type Shop = {
  database: Database
  catalogues: { get: (resort: string) => Catalogue | undefined }
  clock: Clock
}

/** What every write carries. */
export type WriteRequest = { key: string; version: number; lang: Lang }

/** The cart as JSON text, as it is kept for repetitions; or a refusal, with the cart as it is where that helps. */
export type Written =
  | { ok: true; answer: string }
  | { ok: false; failure: Refusal; cart?: CartView; catalogue?: Catalogue }

/** An open cart of the version that the writer knows, on a day. */
export type Opened = { cart: Cart; catalogue: Catalogue; now: Date; today: Day; fingerprint: string }

/** A cart that is not there yet. Its id is its key: 128 bit of chance. */
export function newCart(shop: Shop, resort: string, request: WriteRequest): Opened | Written {
  const catalogue = shop.catalogues.get(resort)
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
  return openedNow(shop, cart, catalogue, fingerprintOf('new', request))
}

/** Finds the cart of a write. A repetition ends here with the answer of the first time, a late or lost write with a refusal. */
export async function openCart(shop: Shop, cartId: string, request: WriteRequest): Promise<Opened | Written> {
  const { db } = shop.database
  const fingerprint = fingerprintOf(cartId, request)
  const [done, cart] = await Promise.all([findWrite(db, request.key), loadCart(db, cartId)])
  if (done) return replay(done, fingerprint)
  const catalogue = cart && shop.catalogues.get(cart.resort)
  if (!cart || !catalogue) return { ok: false, failure: fail('unknown-cart', 'unknown-cart').failure }
  const refusal = refusalOf(cart, request)
  const opened = openedNow(shop, cart, catalogue, fingerprint)
  if (!refusal) return opened
  // Its twin may have been done between the two readings: then this is the cart after it, and its answer is there by now.
  const twin = await findWrite(db, request.key)
  if (twin) return replay(twin, fingerprint)
  return { ok: false, failure: refusal, cart: viewOf(catalogue, cart, opened.now, request.lang), catalogue }
}

function refusalOf({ state, version }: Cart, request: WriteRequest): Refusal | undefined {
  if (state === 'ordered') return fail('unknown-cart', 'unknown-cart.ordered').failure
  if (state === 'paying') return fail('paying', 'paying').failure
  return version === request.version ? undefined : fail('stale', 'stale').failure
}

function openedNow({ clock }: Shop, cart: Cart, catalogue: Catalogue, fingerprint: string): Opened {
  const now = clock()
  return { cart, catalogue, now, today: dayAt(now, catalogue.timeZone), fingerprint }
}

/** What was asked, so that one key cannot stand for two different writes. */
export function fingerprintOf(cartId: string, request: WriteRequest): string {
  return hash('sha256', `${cartId} ${JSON.stringify(request)}`, 'base64url')
}

/** The answer of the first time for the same write; a refusal when the key was used for another one. */
export function replay(done: DoneWrite, fingerprint: string): Written {
  if (done.fingerprint === fingerprint) return { ok: true, answer: done.answer }
  return { ok: false, failure: fail('key-used', 'key-used').failure }
}

/** The answer of a write whose key somebody else has just used: that of the first, or a refusal. */
export async function repeated(shop: Shop, request: WriteRequest, fingerprint: string): Promise<Written> {
  const done = await findWrite(shop.database.db, request.key)
  if (!done) throw new Error('a write was refused as repeated, and its key is not known')
  return replay(done, fingerprint)
}

/** Ends a transaction without a trace. */
class Undone extends Error {
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
  shop: Shop,
  request: WriteRequest,
  { cart, catalogue, now, fingerprint }: Opened,
  apply: (db: Sql) => Promise<Refusal | undefined>,
): Promise<Written> {
  const { id } = cart
  try {
    const answer = await shop.database.db.transaction(async (db) => {
      if (!(await claimCart(db, { id, version: request.version, lang: request.lang, now }))) throw new Undone('changed')
      const refusal = await apply(db)
      if (refusal) throw new Undone(refusal)
      const after = await loadCart(db, id)
      const text = JSON.stringify(after && viewOf(catalogue, after, now, request.lang))
      await keepWrite(db, request.key, { cartId: id, fingerprint, answer: text }, now)
      return text
    })
    return { ok: true, answer }
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation) return repeated(shop, request, fingerprint)
    if (!(error instanceof Undone)) throw error
    if (error.failure === 'changed') return afterChange(shop, id, request)
    return { ok: false, failure: error.failure, cart: viewOf(catalogue, cart, now, request.lang), catalogue }
  }
}

/** The answer of a write that was overtaken by another one while it was worked out. */
export async function afterChange(shop: Shop, cartId: string, request: WriteRequest): Promise<Written> {
  const again = await openCart(shop, cartId, request)
  return 'cart' in again && 'fingerprint' in again ? { ok: false, failure: fail('stale', 'stale').failure } : again
}
