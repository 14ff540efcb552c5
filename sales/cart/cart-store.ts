import type { Sql } from 'base/database'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Lang } from '../catalogue/product.ts'
import { cart as cartTable, cartLine, hold, person as personTable, writeKey } from '../store/schema.ts'
import type { Cart, Line } from './cart.ts'

type Person = Cart['party'][number]
type StoredCart = {
  cart: typeof cartTable.$inferSelect
  person: typeof personTable.$inferSelect | null
  line: typeof cartLine.$inferSelect | null
  hold: typeof hold.$inferSelect | null
}

/** Reads a cart as it is now, in one statement; undefined when there is none with this id. */
export async function loadCart(db: Sql, id: string): Promise<Cart | undefined> {
  // Every line belongs to one person and has at most one hold, so that there is a row for each line and for each person without one.
  const rows: StoredCart[] = await db
    .select({ cart: cartTable, person: personTable, line: cartLine, hold })
    .from(cartTable)
    .leftJoin(personTable, eq(personTable.cartId, cartTable.id))
    .leftJoin(cartLine, and(eq(cartLine.cartId, cartTable.id), sql`${personTable.id} = any(${cartLine.people})`))
    .leftJoin(hold, and(eq(hold.lineId, cartLine.id), ne(hold.state, 'released')))
    .where(eq(cartTable.id, id))
    .orderBy(asc(personTable.position), asc(personTable.id))
  return rows[0] && cartOf(rows[0].cart, rows)
}

function cartOf(
  { id, resort, version, state, lang, stayFrom, stayTo, orderToken }: StoredCart['cart'],
  rows: StoredCart[],
): Cart {
  const party = new Map(rows.flatMap(({ person }) => (person ? [[person.id, personOf(person)]] : [])))
  const lines = rows.flatMap(({ line, hold: kept }) => (line ? [{ line, kept }] : []))
  return {
    id,
    resort,
    version,
    state,
    lang,
    stay: stayFrom && stayTo ? { from: stayFrom, to: stayTo } : null,
    party: [...party.values()],
    lines: lines.toSorted((a, b) => a.line.position - b.line.position).map(({ line, kept }) => lineOf(line, kept)),
    orderToken,
  }
}

function personOf({ id, firstName, lastName, birthDate }: NonNullable<StoredCart['person']>): Person {
  return { id, firstName, lastName, birthDate }
}

function lineOf(
  { id, people, kind, product, selection, firstDay, lastDay, priceCents, derivation }: NonNullable<StoredCart['line']>,
  kept: StoredCart['hold'],
): Line {
  const personId = people[0] ?? ''
  const line = { id, personId, kind, product, selection, firstDay, lastDay, priceCents, derivation }
  return {
    ...line,
    slotId: kept?.poolId ?? null,
    hold: kept && { state: kept.state, expiresAt: kept.expiresAt, ceilingAt: kept.ceilingAt },
  }
}

/** A write that was done: what was asked, as a fingerprint, and the answer that was given. */
export type StoredWrite = { cartId: string; fingerprint: string; answer: string }

/** The write that a key was used for before; undefined when the key is new. */
export async function findWrite(db: Sql, key: string): Promise<StoredWrite | undefined> {
  const { cartId, fingerprint, answer } = writeKey
  const [row] = await db.select({ cartId, fingerprint, answer }).from(writeKey).where(eq(writeKey.key, key))
  return row
}

export async function storeWrite(db: Sql, key: string, write: StoredWrite, now: Date): Promise<void> {
  await db.insert(writeKey).values({ key, ...write, createdAt: now })
}

/** Makes an open cart of this version the writer's own until the end of the transaction, and a version newer. False when it is not that any more. */
export async function claimCart(
  db: Sql,
  { id, version, lang, now }: { id: string; version: number; lang: Lang; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(cartTable)
    .set({ version: sql`${cartTable.version} + 1`, lang, updatedAt: now })
    .where(and(eq(cartTable.id, id), eq(cartTable.version, version), eq(cartTable.state, 'open')))
  return rowCount === 1
}

export async function removeLine(db: Sql, cartId: string, lineId: string): Promise<void> {
  await db.delete(cartLine).where(and(eq(cartLine.cartId, cartId), eq(cartLine.id, lineId)))
}

export async function saveStay(db: Sql, cartId: string, stay: { from: string; to: string }): Promise<void> {
  await db.update(cartTable).set({ stayFrom: stay.from, stayTo: stay.to }).where(eq(cartTable.id, cartId))
}

export async function savePerson(
  db: Sql,
  cartId: string,
  { id, firstName, lastName, birthDate }: Person,
): Promise<void> {
  await db
    .update(personTable)
    .set({ firstName, lastName, birthDate })
    .where(and(eq(personTable.cartId, cartId), eq(personTable.id, id)))
}

/** Writes what can change of a line without its place: what it costs and why, and the level of a lesson. */
export async function saveLine(db: Sql, { id, selection, priceCents, derivation }: Line): Promise<void> {
  await db.update(cartLine).set({ selection, priceCents, derivation }).where(eq(cartLine.id, id))
}
