import type { Sql } from 'base/database'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq } from 'drizzle-orm'
import { placePool } from '../store/schema.ts'
import type { GeneratedPool } from './generated.ts'

/**
 * A difference between the files and a stored pool that could not be applied without harm to its buyers, or was applied although places are held or sold.
 * capacity-kept: the files have fewer places than are held or sold, so that many are kept.
 * removed-with-buyers: the files no longer have it; it is not offered, and its buyers keep it.
 * moved-with-buyers: its days, or what its kind keeps of it (time, meeting point), changed; its buyers must be told.
 */
export type PoolProblem = {
  pool: string
  problem: 'capacity-kept' | 'removed-with-buyers' | 'moved-with-buyers'
  held: number
  sold: number
}

type StoredPool = typeof placePool.$inferSelect

/** Rows of one insert: PostgreSQL takes 65,535 values in a statement. */
const rowsPerInsert = 1000

/**
 * Makes the pools of a season those of the files. Pools are locked in the order of their ids, as all who take places do; their
 * capacity never falls below what is held or sold, and one that is removed stays for its buyers and is not on sale.
 */
export async function savePools(
  db: Sql,
  of: { resort: string; season: string },
  generated: readonly GeneratedPool[],
): Promise<PoolProblem[]> {
  const stored = await db
    .select()
    .from(placePool)
    .where(and(eq(placePool.resort, of.resort), eq(placePool.season, of.season)))
    .orderBy(asc(placePool.id))
    .for('update')
  const known = new Set(stored.map(({ id }) => id))
  const added = generated.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, ...of }))
  for (let from = 0; from < added.length; from += rowsPerInsert)
    await db.insert(placePool).values(added.slice(from, from + rowsPerInsert))
  const wanted = new Map(generated.map((one) => [one.id, one]))
  const problems: PoolProblem[] = []
  for (const row of stored) {
    const { change, problem } = changeOf(row, wanted.get(row.id))
    if (problem) problems.push({ pool: row.id, problem, held: row.held, sold: row.sold })
    if (change) await db.update(placePool).set(change).where(eq(placePool.id, row.id))
  }
  return problems
}

/** What is to be written of a stored pool, and what cannot be done without harm to its buyers. */
function changeOf(
  row: StoredPool,
  wanted: GeneratedPool | undefined,
): { change?: Partial<StoredPool>; problem?: PoolProblem['problem'] } {
  const taken = row.held + row.sold
  if (!wanted)
    return {
      ...(row.onSale && { change: { onSale: false } }),
      ...(taken > 0 && { problem: 'removed-with-buyers' }),
    }
  const capacity = Math.max(wanted.capacity, taken)
  const moved = (['firstDay', 'lastDay', 'data'] as const).some((name) => !isDeepStrictEqual(row[name], wanted[name]))
  const change = { ...wanted, capacity, onSale: true }
  const differs = moved || capacity !== row.capacity || !row.onSale || row.groupKey !== wanted.groupKey
  if (capacity > wanted.capacity) return { ...(differs && { change }), problem: 'capacity-kept' }
  return { ...(differs && { change }), ...(moved && taken > 0 && { problem: 'moved-with-buyers' }) }
}
