import { randomUUID } from 'node:crypto'
import type { Database } from 'base/database'
import { takePlacesClause } from './hold-store.ts'
import { holdTimes } from './limits.ts'

/** Makes a slot of nothing in particular, for tests of places. */
export async function makeSlot(database: Database, id: string, capacity: number): Promise<void> {
  await makeProduct(database)
  await database.pool.query(
    `insert into slot (id, resort, season, product, start, "end", days, time, meeting_point, capacity)
     values ($1, 'test', '2026-27', 'lesson', '2026-12-20', '2026-12-25', 6, '9:15', 'meadow', $2)`,
    [id, capacity],
  )
}

/** Makes the product `lesson` of the resort `test`, to which slots of tests belong. */
export async function makeProduct(database: Database): Promise<void> {
  await database.pool.query(`insert into merchant (resort, id, name, data) values ('test', 'school', 'School', '{}')
    on conflict do nothing`)
  await database.pool.query(`insert into product (resort, id, kind, merchant, position, texts, rules)
    values ('test', 'lesson', 'ESF', 'school', 0, '{}', '{}') on conflict do nothing`)
}

const takeStatement = `with begun as (select 1), ${takePlacesClause('begun')}
  insert into hold (id, cart_id, slot_id, state, expires_at, ceiling_at)
  select x.id, $1::jsonb->>'cart', taken.id, 'held', ($1::jsonb->>'expiresAt')::timestamptz, ($1::jsonb->>'ceilingAt')::timestamptz
  from taken, jsonb_to_recordset($1::jsonb->'holds') as x(id uuid)`

/** Takes places as the cart does, without a cart around it. Answers the ids of the holds, none when they do not fit. */
export async function takeHolds(
  database: Database,
  want: { cart: string; slot: string; places: number; now: Date },
): Promise<string[]> {
  const holds = Array.from({ length: want.places }, () => ({ id: randomUUID() as string }))
  const { rowCount } = await database.pool.query(takeStatement, [
    JSON.stringify({ ...want, holds, ...holdTimes(want.now) }),
  ])
  return rowCount === 0 ? [] : holds.map(({ id }) => id)
}

/** Slots whose counters are not the number of their holds, or that have more than their places. Must be empty, always. */
export async function miscountedSlots(database: Database): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select slot.id, capacity, held, sold, count(hold.id) filter (where state = 'held') as holds,
       count(hold.id) filter (where state = 'sold') as sales
     from slot left join hold on hold.slot_id = slot.id group by slot.id
     having held + sold > capacity or held <> count(hold.id) filter (where state = 'held')
       or sold <> count(hold.id) filter (where state = 'sold')`,
  )
  return rows
}
