import { takePlacesClause } from '../availability/hold-store.ts'
import type { CartDifference, ListDifference } from './cart-difference.ts'
import { contentOf } from './cart-content.ts'
import type { Cart } from './cart.ts'

/** A change of a cart with all that its statement writes. */
export type CartChange = {
  before: Cart
  after: Cart
  difference: CartDifference
  key: string
  fingerprint: string
  answer: string
  now: Date
}

/** The parts of a statement, in their order: `$1` carries everything but the answer, which is `$2`. */
const parts = {
  'no-cart': `locked as (select 1)`,
  'lock-cart': `locked as materialized (
    select id from cart where id = $1::jsonb->>'cart' and version = ($1::jsonb->>'version')::int and state = 'open'
    for update)`,
  'make-cart': `made as (
    insert into cart (id, resort, version, state, lang, stay_from, stay_to, created_at, updated_at)
    select x.* from allowed, jsonb_to_record($1::jsonb->'row') as x(id text, resort text, version int, state text,
      lang text, stay_from date, stay_to date, created_at timestamptz, updated_at timestamptz))`,
  'change-cart': `changed as (
    update cart set version = x.version, lang = x.lang, stay_from = x.stay_from, stay_to = x.stay_to,
      updated_at = x.updated_at, previous = x.previous
    from allowed, jsonb_to_record($1::jsonb->'row') as x(version int, lang text, stay_from date, stay_to date,
      updated_at timestamptz, previous jsonb)
    where cart.id = $1::jsonb->>'cart')`,
  'no-places': `allowed as (select 1 from locked)`,
  'one-pool': takePlacesClause('locked'),
  // Locks the holds by id, then the pools by id, and reads both as they are when their lock is given; takes all places or none.
  'many-pools': `returned as materialized (
    select h.id, h.pool_id, h.places, h.state
    from locked, jsonb_to_recordset($1::jsonb->'released') as x(line uuid, pool text)
    join hold h on h.line_id = x.line and h.pool_id = x.pool
    where h.cart_id = $1::jsonb->>'cart' and h.state <> 'released' and h.state <> 'sold'
    order by h.id for update of h),
  net as materialized (
    select pool, sum(places)::int as places from (
      select pool, places from jsonb_to_recordset($1::jsonb->'taken') as x(pool text, places int)
      union all select pool_id, -places from returned where state = 'held') as moved
    group by pool having sum(places) <> 0),
  pools as materialized (
    select p.id, net.places, p.capacity - p.held - p.sold as free
    from locked, net join place_pool p on p.id = net.pool
    order by p.id for no key update of p),
  allowed as materialized (
    select 1 from locked
    where (select coalesce(bool_and(free >= places), true) from pools)
      and (select count(*) from pools) = (select count(*) from net)),
  counted as (update place_pool p set held = p.held + pools.places from pools, allowed where p.id = pools.id),
  released as (update hold set state = 'released' from returned, allowed where hold.id = returned.id returning 1)`,
  'take-holds': addHolds('allowed'),
  // A line has one hold in a pool at most: the old one is released before the new one is written.
  'retake-holds': addHolds('allowed, (select count(*) from released) as before'),
  'remove-lines': `removed_lines as (
    delete from cart_line l using allowed where l.cart_id = $1::jsonb->>'cart'
      and l.id in (select value::uuid from jsonb_array_elements_text($1::jsonb->'lines'->'removed')))`,
  'change-lines': `changed_lines as (
    update cart_line l set people = x.people, quantity = x.quantity, depends_on = x.depends_on, kind = x.kind,
      type = x.type, product = x.product, selection = x.selection, first_day = x.first_day, last_day = x.last_day,
      price_cents = x.price_cents, derivation = x.derivation, position = coalesce(x.position, l.position)
    from allowed, jsonb_to_recordset($1::jsonb->'lines'->'changed') as ${lineColumns()}
    where l.cart_id = $1::jsonb->>'cart' and l.id = x.id)`,
  'add-lines': `added_lines as (
    insert into cart_line (id, cart_id, people, quantity, depends_on, position, kind, type, product, selection,
      first_day, last_day, price_cents, derivation)
    select x.id, $1::jsonb->>'cart', x.people, x.quantity, x.depends_on, x.position, x.kind, x.type, x.product,
      x.selection, x.first_day, x.last_day, x.price_cents, x.derivation
    from allowed, jsonb_to_recordset($1::jsonb->'lines'->'added') as ${lineColumns()})`,
  'remove-people': `removed_people as (
    delete from person p using allowed where p.cart_id = $1::jsonb->>'cart'
      and p.id in (select value::uuid from jsonb_array_elements_text($1::jsonb->'people'->'removed')))`,
  'change-people': `changed_people as (
    update person p set first_name = x.first_name, last_name = x.last_name, birth_date = x.birth_date,
      position = coalesce(x.position, p.position)
    from allowed, jsonb_to_recordset($1::jsonb->'people'->'changed') as ${personColumns()}
    where p.cart_id = $1::jsonb->>'cart' and p.id = x.id)`,
  'add-people': `added_people as (
    insert into person (id, cart_id, position, first_name, last_name, birth_date)
    select x.id, $1::jsonb->>'cart', x.position, x.first_name, x.last_name, x.birth_date
    from allowed, jsonb_to_recordset($1::jsonb->'people'->'added') as ${personColumns()})`,
}

const record = `written as (
    insert into write_key (key, cart_id, fingerprint, answer, created_at)
    select ($1::jsonb->>'key')::uuid, $1::jsonb->>'cart', $1::jsonb->>'fingerprint', $2, ($1::jsonb->>'now')::timestamptz
    from allowed)
  select (select count(*)::int from locked) as locked, (select count(*)::int from allowed) as allowed`

function addHolds(after: string): string {
  return `holds as (
    insert into hold (id, line_id, cart_id, pool_id, places, state, expires_at, ceiling_at)
    select gen_random_uuid(), x.line, $1::jsonb->>'cart', x.pool, x.places, 'held', x."expiresAt", x."ceilingAt"
    from ${after}, jsonb_to_recordset($1::jsonb->'taken')
      as x(line uuid, pool text, places int, "expiresAt" timestamptz, "ceilingAt" timestamptz))`
}

function lineColumns(): string {
  return `x(id uuid, people uuid[], quantity int, depends_on uuid[], position int, kind text, type text, product text,
      selection jsonb, first_day date, last_day date, price_cents int, derivation jsonb)`
}

function personColumns(): string {
  return `x(id uuid, position int, first_name text, last_name text, birth_date date)`
}

type Part = keyof typeof parts
const partNames = Object.keys(parts)

/**
 * Name, text and values of the one statement that does a change: it locks the cart, takes and gives back places, and writes what differs.
 * It has only the parts that the change needs; each set of parts is prepared once a connection.
 */
export function changeStatement(change: CartChange): { name: string; text: string; values: unknown[] } {
  const names = partsOf(change)
  const text = `with ${[...names.map((name) => parts[name]), record].join(',\n  ')}`
  // PostgreSQL tells statements apart by the first 63 characters of their names.
  const name = `change-${names.map((one) => partNames.indexOf(one)).join('-')}`
  return { name, text, values: [JSON.stringify(payloadOf(change)), change.answer] }
}

function partsOf({ before, difference: { people, lines, released, taken } }: CartChange): Part[] {
  return [
    before.version === 0 ? 'no-cart' : 'lock-cart',
    placesPart(released.length, new Set(taken.map(({ pool }) => pool)).size),
    before.version === 0 ? 'make-cart' : 'change-cart',
    ...when(taken.length > 0, released.length > 0 ? 'retake-holds' : 'take-holds'),
    ...when(lines.removed.length > 0, 'remove-lines'),
    ...when(lines.changed.length > 0, 'change-lines'),
    ...when(lines.added.length > 0, 'add-lines'),
    ...when(people.removed.length > 0, 'remove-people'),
    ...when(people.changed.length > 0, 'change-people'),
    ...when(people.added.length > 0, 'add-people'),
  ]
}

function placesPart(released: number, pools: number): Part {
  if (released > 0 || pools > 1) return 'many-pools'
  return pools === 0 ? 'no-places' : 'one-pool'
}

function when(condition: boolean, part: Part): Part[] {
  return condition ? [part] : []
}

function payloadOf({ before, after, difference, key, fingerprint, now }: CartChange): Record<string, unknown> {
  const { people, lines, released, taken } = difference
  return {
    cart: before.id,
    version: before.version,
    pool: taken[0]?.pool,
    places: taken.reduce((sum, { places }) => sum + places, 0),
    key,
    fingerprint,
    now,
    row: {
      id: after.id,
      resort: after.resort,
      version: before.version + 1,
      state: 'open',
      lang: after.lang,
      stay_from: after.stay?.from,
      stay_to: after.stay?.to,
      created_at: now,
      updated_at: now,
      previous: before.version === 0 ? null : contentOf(before),
    },
    released,
    taken,
    people: rowsOf(people, ({ id, firstName, lastName, birthDate }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
    })),
    lines: rowsOf(lines, ({ dependsOn, firstDay, lastDay, priceCents, ...line }) => ({
      ...line,
      depends_on: dependsOn,
      first_day: firstDay,
      last_day: lastDay,
      price_cents: priceCents,
    })),
  }
}

/** A difference with its items as rows of their table. */
function rowsOf<Item>({ removed, changed, added }: ListDifference<Item>, toRow: (item: Item) => object) {
  const placed = (item: Item & { position: number | null }) => ({ ...toRow(item), position: item.position })
  return { removed, changed: changed.map(placed), added: added.map(placed) }
}
