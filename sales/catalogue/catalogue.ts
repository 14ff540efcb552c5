import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { PriceColumn, StoredPoolData } from '../store/column-types.ts'
import type { Product, ResortData, Season } from './product.ts'

/** A number of places at a time, without its counters: those are always asked of the database. `data` are the facts of its kind. */
export type Pool = {
  id: string
  season: string
  groupKey: string
  firstDay: Day | null
  lastDay: Day | null
  data: StoredPoolData
  capacity: number
  /** False for a pool that the catalogue's files no longer have. */
  onSale: boolean
}

/** All that is sold in a resort, as it was when it was last announced to have changed. */
export type Catalogue = ResortData & {
  resort: string
  merchants: ReadonlyMap<string, { name: string }>
  products: ReadonlyMap<string, Product>
  seasons: readonly Season[]
  pools: ReadonlyMap<string, Pool>
  /** The pools on sale of each group, by their first day. */
  poolsByGroup: ReadonlyMap<string, readonly Pool[]>
  tariffs: ReadonlyMap<string, Cents>
  /** All prices of a product in a season, by `season|product`. */
  pricesByProduct: ReadonlyMap<string, readonly Cents[]>
}

export type TariffKey = { season: string; product: string; age: string; period: PriceColumn; days: number }

export function tariffKey({ season, product, age, period, days }: TariffKey): string {
  return [season, product, age, period, days].join('|')
}

/** A price of the catalogue; undefined when the thing is not sold that way. */
export function tariffOf(catalogue: Catalogue, key: TariffKey): Cents | undefined {
  return catalogue.tariffs.get(tariffKey(key))
}

/** The season that a day lies in, or else the next one that is on sale; undefined after the last. */
export function seasonFor(catalogue: Catalogue, day: Day): Season | undefined {
  return catalogue.seasons.find(({ lastDay }) => day <= lastDay)
}

/** All prices of a product in a season; what is free is no price. */
export function pricesOfProduct(catalogue: Catalogue, season: string, product: string): readonly Cents[] {
  return catalogue.pricesByProduct.get(`${season}|${product}`) ?? []
}
