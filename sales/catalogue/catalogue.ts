import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { PriceColumn } from '../store/column-types.ts'
import type { Product, ResortData, Season } from './product.ts'
import { periodOn } from './season.ts'

/** A date of a lesson without its counters: those are always asked of the database. */
export type SlotInfo = {
  id: string
  season: string
  product: string
  start: Day
  end: Day
  days: number
  time: string
  meetingPoint: string
  capacity: number
  /** False for a date that the catalogue's files no longer have. */
  onSale: boolean
}

/** All that is sold in a resort, as it was when it was last announced to have changed. */
export type Catalogue = ResortData & {
  resort: string
  merchants: ReadonlyMap<string, { name: string }>
  products: ReadonlyMap<string, Product>
  seasons: readonly Season[]
  slots: ReadonlyMap<string, SlotInfo>
  tariffs: ReadonlyMap<string, Cents>
}

export type TariffKey = { season: string; product: string; age: string; period: PriceColumn; days: number }

export function tariffKey({ season, product, age, period, days }: TariffKey): string {
  return [season, product, age, period, days].join('|')
}

/** A price of the catalogue; undefined when the thing is not sold that way. */
export function tariffOf(catalogue: Catalogue, key: TariffKey): Cents | undefined {
  return catalogue.tariffs.get(tariffKey(key))
}

/** What a lesson costs on one of its dates; undefined when it is not sold then. */
export function slotPrice(catalogue: Catalogue, { season: id, product, start, days }: SlotInfo): Cents | undefined {
  const season = catalogue.seasons.find((one) => one.id === id)
  const period = season && periodOn(season, start) ? 'high' : 'low'
  return tariffOf(catalogue, { season: id, product, age: 'all', period, days })
}

/** The season that a day lies in, or else the next one that is on sale; undefined after the last. */
export function seasonFor(catalogue: Catalogue, day: Day): Season | undefined {
  return catalogue.seasons.find(({ lastDay }) => day <= lastDay)
}

export function slotsOfProduct(catalogue: Catalogue, product: string): SlotInfo[] {
  return [...catalogue.slots.values()].filter((slot) => slot.product === product)
}
