import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { PriceColumn, StoredPoolData } from '../store/column-types.ts'

/**
 * A place pool that a catalogue file opens. The id says which it is, so that opening a season again finds it; `groupKey` names the pools
 * that are looked at together, and `data` is what its kind knows of it.
 */
export type GeneratedPool = {
  id: string
  groupKey: string
  firstDay: Day | null
  lastDay: Day | null
  data: StoredPoolData
  capacity: number
}

/** `days` 0 stands for the whole season, `age` 'all' for a price that does not ask for it. */
export type GeneratedTariff = { product: string; age: string; period: PriceColumn; days: number; cents: Cents }
