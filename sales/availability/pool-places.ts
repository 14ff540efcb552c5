import type { Database, Sql } from 'base/database'
import { and, eq, inArray } from 'drizzle-orm'
import { placePool } from '../store/schema.ts'

/** Capacity and free places of pools, by their id. */
export type PoolPlaces = ReadonlyMap<string, { capacity: number; places: number }>

/** How long one reading serves all who ask, in milliseconds, when a change by another process is not known here. */
const sharedMs = 1000

/** Counts of places for those who look; who takes a place always asks the database. */
export type PlacesReader = {
  read: (resort: string, groupKeys: readonly string[]) => Promise<PoolPlaces>
  /** Places were taken or given back by this process: the next who asks reads anew. */
  changed: () => void
}

/** Reads the places of the pools of some groups once for all who ask within a second, unless this process has changed some. */
export function createPlacesReader({ db }: Database, now: () => number = () => performance.now()): PlacesReader {
  const readings = new Map<string, { until: number; places: Promise<PoolPlaces> }>()
  return {
    read: (resort, groupKeys) => {
      const key = [resort, ...groupKeys].join(' ')
      const known = readings.get(key)
      if (known && known.until > now()) return known.places
      const places = readPlaces(db, resort, groupKeys)
      readings.set(key, { until: now() + sharedMs, places })
      places.catch(() => readings.delete(key))
      return places
    },
    changed: () => readings.clear(),
  }
}

async function readPlaces(db: Database['db'], resort: string, groupKeys: readonly string[]): Promise<PoolPlaces> {
  const { id, capacity, held, sold } = placePool
  const rows = await db
    .select({ id, capacity, held, sold })
    .from(placePool)
    .where(and(eq(placePool.resort, resort), inArray(placePool.groupKey, [...groupKeys])))
  return new Map(rows.map((row) => [row.id, { capacity: row.capacity, places: row.capacity - row.held - row.sold }]))
}

/** The free places of some pools, by their ids, as they are now. */
export async function findFreePlaces(db: Sql, pools: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (pools.length === 0) return new Map()
  const { id, capacity, held, sold } = placePool
  const rows = await db
    .select({ id, capacity, held, sold })
    .from(placePool)
    .where(inArray(id, [...pools]))
  return new Map(rows.map((row) => [row.id, row.capacity - row.held - row.sold]))
}
