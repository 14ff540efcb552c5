import type { Database } from 'base/database'
import { sqlState, sqlStateOf } from 'base/database'
import { sql } from 'drizzle-orm'
import { expireHolds } from '../availability/holds.ts'
import { differenceOf } from './cart-difference.ts'
import type { CartDifference } from './cart-difference.ts'
import { changeStatement } from './change-statement.ts'
import type { Cart } from './cart.ts'

/** What is kept with a change: the key of the request, its fingerprint and its answer, so that a repetition gets the same answer. */
export type ChangeRecord = { key: string; fingerprint: string; answer: string; now: Date }

/** A pool that has fewer places left than a change wants of it. */
export type MissingPlaces = { pool: string; wanted: number; free: number }

/** `changed`: the cart is not what it was, or not open · `repeated`: the key was used before · `soldOut`: nothing was written. */
export type ChangeOutcome = 'done' | 'changed' | 'repeated' | { soldOut: MissingPlaces[] }

/**
 * Makes the stored cart `before` the cart `after`, a version newer; a cart of version 0 is made. Everything is written, or nothing: lines,
 * people, stay, places of any number of pools, and the record. One statement, which is its own transaction.
 */
export async function commitChange(
  database: Database,
  before: Cart,
  after: Cart,
  record: ChangeRecord,
): Promise<ChangeOutcome> {
  const difference = differenceOf(before, after)
  const change = { before, after, difference, ...record }
  const outcome = await tryStatement(database, change)
  if (outcome !== 'sold-out') return outcome
  // Places whose time is over may not have been given back yet: do that now, and try once more.
  const pools = [...wantedPlaces(difference).keys()]
  const freed = await database.db.transaction((db) => expireHolds(db, record.now, { poolIds: pools }))
  const again = freed > 0 ? await tryStatement(database, change) : outcome
  return again === 'sold-out' ? { soldOut: await missingPlaces(database, difference) } : again
}

type Attempt = Exclude<ChangeOutcome, object> | 'sold-out'

/** How often a statement is run again that was overtaken by others in the pools it wants. */
const maxAttempts = 5

/**
 * Runs the statement until nobody overtakes it. With many writers on the same pools it may work with a number of places that another has
 * taken in the meantime: the constraint of the table then refuses all of it, and a statement that begins later sees the number as it is.
 */
async function tryStatement(database: Database, change: Parameters<typeof changeStatement>[0]): Promise<Attempt> {
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const outcome = await runStatement(database, change)
    if (outcome !== 'overtaken') return outcome
  }
  return 'sold-out'
}

async function runStatement(
  { pool }: Database,
  change: Parameters<typeof changeStatement>[0],
): Promise<Attempt | 'overtaken'> {
  try {
    const { rows } = await pool.query<{ locked: number; allowed: number }>(changeStatement(change))
    if (rows[0]?.locked === 0) return 'changed'
    return rows[0]?.allowed === 0 ? 'sold-out' : 'done'
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation && constraintOf(error) === 'write_key_pkey') return 'repeated'
    if (sqlStateOf(error) === sqlState.checkViolation && constraintOf(error) === 'place_pool_places') return 'overtaken'
    throw error
  }
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && 'constraint' in error ? error.constraint : undefined
}

/** Places that a change takes more of a pool than it gives back. */
function wantedPlaces({ released, taken }: CartDifference): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { pool, places } of taken) wanted.set(pool, (wanted.get(pool) ?? 0) + places)
  for (const { pool, places } of released) if (wanted.has(pool)) wanted.set(pool, (wanted.get(pool) ?? 0) - places)
  return wanted
}

async function missingPlaces({ db }: Database, difference: CartDifference): Promise<MissingPlaces[]> {
  const wanted = wantedPlaces(difference)
  const { rows } = await db.execute<{ pool: string; free: number }>(
    sql`select id as pool, capacity - held - sold as free from place_pool where id in ${[...wanted.keys()]} order by id`,
  )
  const pools = rows.map(({ pool, free }) => ({ pool, free, wanted: wanted.get(pool) ?? 0 }))
  const missing = pools.filter(({ free, wanted: places }) => places > free)
  // Places may have come back since the refusal.
  return missing.length > 0 ? missing : pools
}
