import { sqlState, sqlStateOf } from 'base/database'
import type { Database } from 'base/database'
import { takePlacesClause } from '../availability/hold-store.ts'
import type { Cart, Line } from './cart.ts'

/** All that one addition writes. `version` is the cart's before; a cart of version 0 is made. */
export type Addition = {
  cart: Cart
  people: Cart['party']
  lines: Line[]
  slot: string | null
  key: string
  fingerprint: string
  answer: string
  now: Date
}

/** 'sold-out': the places do not suffice · 'changed': the cart is not what it was · 'repeated': the key was used before. */
export type AddOutcome = 'done' | 'sold-out' | 'changed' | 'repeated'

const newCart = `locked as (select 1),`
const knownCart = `locked as (
    select id from cart where id = $1::jsonb->>'cart' and version = ($1::jsonb->>'version')::int and state = 'open'
    for update),`
const withPlaces = `${takePlacesClause('locked')},`
const withoutPlaces = `taken as (select 1 from locked),`

const makeCart = `made as (
    insert into cart (id, resort, version, state, lang, stay_from, stay_to, created_at, updated_at)
    select x.* from taken, jsonb_to_record($1::jsonb->'row') as x(id text, resort text, version int, state text,
      lang text, stay_from date, stay_to date, created_at timestamptz, updated_at timestamptz)),`
const changeCart = `changed as (
    update cart set version = x.version, lang = x.lang, stay_from = x.stay_from, stay_to = x.stay_to,
      updated_at = x.updated_at
    from taken, jsonb_to_record($1::jsonb->'row') as x(version int, lang text, stay_from date, stay_to date,
      updated_at timestamptz)
    where cart.id = $1::jsonb->>'cart'),`

const addHolds = `holds as (
    insert into hold (id, line_id, cart_id, pool_id, places, state, expires_at, ceiling_at)
    select gen_random_uuid(), x.id, $1::jsonb->>'cart', $1::jsonb->>'pool', 1, 'held', x.expires_at, x.ceiling_at
    from taken, jsonb_to_recordset($1::jsonb->'lines') as x(id uuid, expires_at timestamptz, ceiling_at timestamptz)),`

const addRest = `people as (
    insert into person (id, cart_id, position, first_name, last_name, birth_date)
    select x.id, $1::jsonb->>'cart', x.position, x.first_name, x.last_name, x.birth_date
    from taken, jsonb_to_recordset($1::jsonb->'people')
      as x(id uuid, position int, first_name text, last_name text, birth_date date)),
  lines as (
    insert into cart_line (id, cart_id, people, position, kind, type, product, selection, first_day, last_day, price_cents,
      derivation)
    select x.id, $1::jsonb->>'cart', x.people, x.position, x.kind, x.type, x.product, x.selection,
      x.first_day, x.last_day, x.price_cents, x.derivation
    from taken, jsonb_to_recordset($1::jsonb->'lines') as x(id uuid, people uuid[], position int, kind text, type text,
      product text, selection jsonb, first_day date, last_day date, price_cents int, derivation jsonb)),
  written as (
    insert into write_key (key, cart_id, fingerprint, answer, created_at)
    select ($1::jsonb->>'key')::uuid, $1::jsonb->>'cart', $1::jsonb->>'fingerprint', $2, ($1::jsonb->>'now')::timestamptz
    from taken)
  select (select count(*)::int from locked) as locked, (select count(*)::int from taken) as taken`

/** The statements of an addition, by whether the cart is new and whether a place is needed: lock, take, write, all in one. */
export const additionStatements = {
  'add-new-place': `with ${newCart} ${withPlaces} ${makeCart} ${addHolds} ${addRest}`,
  'add-new': `with ${newCart} ${withoutPlaces} ${makeCart} ${addRest}`,
  'add-known-place': `with ${knownCart} ${withPlaces} ${changeCart} ${addHolds} ${addRest}`,
  'add-known': `with ${knownCart} ${withoutPlaces} ${changeCart} ${addRest}`,
}

/** Name, text and values of the one statement that does an addition: everything is written, or nothing. */
export function additionStatement(addition: Addition): { name: string; text: string; values: unknown[] } {
  const age = addition.cart.version === 0 ? 'new' : 'known'
  const name = addition.slot === null ? (`add-${age}` as const) : (`add-${age}-place` as const)
  return { name, text: additionStatements[name], values: [JSON.stringify(payloadOf(addition)), addition.answer] }
}

function payloadOf({ cart, people, lines, slot, key, fingerprint, now }: Addition): Record<string, unknown> {
  return {
    cart: cart.id,
    version: cart.version,
    pool: slot,
    places: lines.length,
    key,
    fingerprint,
    now,
    row: {
      id: cart.id,
      resort: cart.resort,
      version: cart.version + 1,
      state: cart.state,
      lang: cart.lang,
      stay_from: cart.stay?.from,
      stay_to: cart.stay?.to,
      created_at: now,
      updated_at: now,
    },
    people: people.map(({ id, firstName, lastName, birthDate }, index) => ({
      id,
      position: cart.party.length + index,
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
    })),
    lines: lines.map((line, index) => ({
      id: line.id,
      people: line.people,
      position: cart.version * 100 + index,
      kind: line.kind,
      type: line.type,
      product: line.product,
      selection: line.selection,
      first_day: line.firstDay,
      last_day: line.lastDay,
      price_cents: line.priceCents,
      derivation: line.derivation,
      expires_at: line.holds[0]?.expiresAt,
      ceiling_at: line.holds[0]?.ceilingAt,
    })),
  }
}

/** Writes an addition in one statement, which is its own transaction. */
export async function commitAddition({ pool }: Database, addition: Addition): Promise<AddOutcome> {
  try {
    const { rows } = await pool.query<{ locked: number; taken: number }>(additionStatement(addition))
    if (rows[0]?.locked === 0) return 'changed'
    return rows[0]?.taken === 0 ? 'sold-out' : 'done'
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation) return 'repeated'
    throw error
  }
}
