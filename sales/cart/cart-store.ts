import type { Sql } from 'base/database'
import { sql } from 'drizzle-orm'
import type { Lang } from '../catalogue/product.ts'
import type { Cart, CartState, Line } from './cart.ts'

type StoredLine = Omit<Line, 'hold'> & {
  hold: { state: NonNullable<Line['hold']>['state']; expiresAt: string; ceilingAt: string } | null
}
type Row = {
  id: string
  resort: string
  version: number
  state: CartState
  lang: Lang
  from: string | null
  to: string | null
  order: string | null
  party: Cart['party'] | null
  lines: StoredLine[] | null
}

/** Reads a cart as it is now, in one statement; undefined when there is none with this id. */
export async function loadCart(db: Sql, id: string): Promise<Cart | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select id, resort, version, state, lang, stay_from::text as "from", stay_to::text as "to", order_token as "order",
      (select json_agg(json_build_object('id', id, 'firstName', first_name, 'lastName', last_name,
          'birthDate', birth_date) order by position, id)
        from person where cart_id = cart.id) as party,
      (select json_agg(json_build_object('id', line.id, 'personId', person_id, 'kind', kind, 'product', product,
          'slotId', line.slot_id, 'selection', selection, 'firstDay', first_day, 'lastDay', last_day,
          'priceCents', price_cents, 'derivation', derivation, 'hold', case when hold.id is not null then
            json_build_object('state', hold.state, 'expiresAt', hold.expires_at, 'ceilingAt', hold.ceiling_at) end)
          order by position, line.id)
        from cart_line line left join hold on hold.id = line.id where line.cart_id = cart.id) as lines
    from cart where id = ${id}`)
  return rows[0] && cartOf(rows[0])
}

function cartOf({ from, to, order, party, lines, ...rest }: Row): Cart {
  return {
    ...rest,
    stay: from && to ? { from, to } : null,
    party: party ?? [],
    lines: (lines ?? []).map((line) => ({ ...line, hold: line.hold && withInstants(line.hold) })),
    orderToken: order,
  }
}

function withInstants({ state, expiresAt, ceilingAt }: NonNullable<StoredLine['hold']>): Line['hold'] {
  return { state, expiresAt: new Date(expiresAt), ceilingAt: new Date(ceilingAt) }
}

/** A write that was done: what was asked, as a fingerprint, and the answer that was given. */
export type StoredWrite = { cartId: string; fingerprint: string; answer: string }

/** The write that a key was used for before; undefined when the key is new. */
export async function findWrite(db: Sql, key: string): Promise<StoredWrite | undefined> {
  const { rows } = await db.execute<StoredWrite>(
    sql`select cart_id as "cartId", fingerprint, answer from write_key where key = ${key}`,
  )
  return rows[0]
}

export async function storeWrite(db: Sql, key: string, done: StoredWrite, now: Date): Promise<void> {
  await db.execute(sql`insert into write_key (key, cart_id, fingerprint, answer, created_at)
    values (${key}, ${done.cartId}, ${done.fingerprint}, ${done.answer}, ${now.toISOString()})`)
}

/** Makes an open cart of this version the writer's own until the end of the transaction, and a version newer. False when it is not that any more. */
export async function claimCart(
  db: Sql,
  { id, version, lang, now }: { id: string; version: number; lang: Lang; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update cart set version = version + 1, lang = ${lang},
    updated_at = ${now.toISOString()} where id = ${id} and version = ${version} and state = 'open'`)
  return rowCount === 1
}

export async function removeLine(db: Sql, cartId: string, lineId: string): Promise<void> {
  await db.execute(sql`delete from cart_line where cart_id = ${cartId} and id = ${lineId}`)
}

export async function saveStay(db: Sql, cartId: string, stay: { from: string; to: string }): Promise<void> {
  await db.execute(sql`update cart set stay_from = ${stay.from}, stay_to = ${stay.to} where id = ${cartId}`)
}

export async function savePerson(db: Sql, cartId: string, person: Cart['party'][number]): Promise<void> {
  await db.execute(sql`update person set first_name = ${person.firstName}, last_name = ${person.lastName},
    birth_date = ${person.birthDate} where cart_id = ${cartId} and id = ${person.id}`)
}

/** Writes what can change of a line without its place: what it costs and why, and the level of a lesson. */
export async function saveLine(db: Sql, { id, selection, priceCents, derivation }: Line): Promise<void> {
  await db.execute(sql`update cart_line set price_cents = ${priceCents}, derivation = ${JSON.stringify(derivation)},
    selection = ${JSON.stringify(selection)} where id = ${id}`)
}
