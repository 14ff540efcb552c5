import { randomUUID } from 'node:crypto'
import type { Database } from 'base/database'
import { takePlacesClause } from './hold-store.ts'
import { holdTimes } from './limits.ts'

/** Makes a pool of nothing in particular, for tests of places. */
export async function makePool(database: Database, id: string, capacity: number): Promise<void> {
  await database.pool.query(
    `insert into place_pool (id, resort, season, group_key, first_day, last_day, data, capacity)
     values ($1, 'test', '2026-27', 'lesson/ski', '2026-12-20', '2026-12-25', '{}', $2)`,
    [id, capacity],
  )
}

const takeStatement = `with begun as (select 1), ${takePlacesClause('begun')}
  insert into hold (id, line_id, cart_id, pool_id, places, state, expires_at, ceiling_at)
  select gen_random_uuid(), line::uuid, $1::jsonb->>'cart', allowed.id, 1, 'held', ($1::jsonb->>'expiresAt')::timestamptz,
    ($1::jsonb->>'ceilingAt')::timestamptz
  from allowed, jsonb_array_elements_text($1::jsonb->'lines') as line`

/** Takes a place for each of some lines as the cart does, without a cart around them. Answers their ids, none when they do not fit. */
export async function takeHolds(
  database: Database,
  want: { cart: string; pool: string; lines: number; now: Date },
): Promise<string[]> {
  const lines = Array.from({ length: want.lines }, () => randomUUID() as string)
  const { rowCount } = await database.pool.query(takeStatement, [
    JSON.stringify({ ...want, lines, places: want.lines, ...holdTimes(want.now) }),
  ])
  return rowCount === 0 ? [] : lines
}

/** Pools whose counters are not the sums of their holds, or that have more than their places. Must be empty, always. */
export async function miscountedPools(database: Database): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select * from (
       select p.id, capacity, p.held, p.sold, coalesce(sum(places) filter (where state = 'held'), 0) as holds,
         coalesce(sum(places) filter (where state = 'sold'), 0) as sales
       from place_pool p left join hold on hold.pool_id = p.id group by p.id) as counted
     where held + sold > capacity or held <> holds or sold <> sales`,
  )
  return rows
}

/** Takes places of several pools for one line, all or none, without a cart around it. Answers the line's id; undefined when they do not fit. */
export async function takeForLine(
  database: Database,
  { cart, needs, now }: { cart: string; needs: Record<string, number>; now: Date },
): Promise<string | undefined> {
  const line = randomUUID()
  const { expiresAt, ceilingAt } = holdTimes(now)
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    for (const [pool, places] of Object.entries(needs).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const taken = await client.query(
        'update place_pool set held = held + $2 where id = $1 and held + sold + $2 <= capacity',
        [pool, places],
      )
      if (taken.rowCount === 0) return undefined
      await client.query(
        `insert into hold (id, line_id, cart_id, pool_id, places, state, expires_at, ceiling_at)
         values (gen_random_uuid(), $1, $2, $3, $4, 'held', $5, $6)`,
        [line, cart, pool, places, expiresAt, ceilingAt],
      )
    }
    await client.query('commit')
    return line
  } finally {
    await client.query('rollback')
    client.release()
  }
}
