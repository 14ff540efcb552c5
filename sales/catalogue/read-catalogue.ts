import type { Database } from 'base/database'
import { listen } from 'base/database/notify'
import type { Log } from 'base/log'
import { tariffKey } from './catalogue.ts'
import type { Catalogue, SlotInfo, TariffKey } from './catalogue.ts'
import { catalogueChannel } from './load-catalogue.ts'
import { product, resortData, season } from './product.ts'
import type { Product } from './product.ts'

/** The catalogues of all resorts in memory, read again when one is announced to have changed. */
export type Catalogues = { get: (resort: string) => Catalogue | undefined; close: () => Promise<void> }

export async function openCatalogues(database: Database, url: string, log: Log): Promise<Catalogues> {
  let current: ReadonlyMap<string, Catalogue> = new Map()
  let [begun, shown] = [0, 0]
  /** Of two readings at once the one that began later counts, whichever ends first. */
  async function read(): Promise<void> {
    const turn = (begun += 1)
    const next = await readCatalogues(database)
    if (turn > shown) [current, shown] = [next, turn]
  }
  const refresh = (): void =>
    void read().catch((error: unknown) => log.error({ error: String(error) }, 'the catalogue could not be read again'))
  // Listens first, so that nothing is missed that changes while it is read for the first time.
  const stop = await listen(url, catalogueChannel, refresh, refresh)
  await read()
  return { get: (resort) => current.get(resort), close: stop }
}

type Row = {
  id: string
  data: unknown
  merchants: { id: string; name: string }[]
  products: { id: string; kind: string; merchant: string; texts: object; rules: object }[]
  seasons: unknown[]
  slots: SlotInfo[]
  tariffs: (TariffKey & { cents: number })[]
}

/** Days come out of JSON as text, which is what we want of them. */
const readStatement = `select r.id, r.data,
  (select json_agg(json_build_object('id', id, 'name', name)) from merchant where resort = r.id) as merchants,
  (select json_agg(json_build_object('id', id, 'kind', kind, 'merchant', merchant, 'texts', texts, 'rules', rules)
    order by position) from product where resort = r.id) as products,
  (select json_agg(json_build_object('id', id, 'firstDay', first_day, 'lastDay', last_day, 'periods', periods)
    order by first_day) from season where resort = r.id) as seasons,
  (select json_agg(json_build_object('id', id, 'season', season, 'product', product, 'start', start, 'end', "end",
    'days', days, 'time', time, 'meetingPoint', meeting_point, 'period', period, 'capacity', capacity)
    order by start, time, id) from slot where resort = r.id) as slots,
  (select json_agg(json_build_object('season', season, 'product', product, 'age', age, 'period', period,
    'days', days, 'cents', cents)) from tariff where resort = r.id) as tariffs
  from resort r`

async function readCatalogues({ pool }: Database): Promise<Map<string, Catalogue>> {
  const { rows } = await pool.query<Row>(readStatement)
  return new Map(rows.map((row) => [row.id, catalogueOf(row)]))
}

function catalogueOf(row: Row): Catalogue {
  return {
    resort: row.id,
    ...resortData.parse(row.data),
    merchants: new Map(row.merchants.map((merchant) => [merchant.id, merchant])),
    products: new Map(row.products.map((one) => [one.id, productOf(one)])),
    seasons: (row.seasons ?? []).map((one) => season.parse(one)),
    slots: new Map((row.slots ?? []).map((slot) => [slot.id, slot])),
    tariffs: new Map((row.tariffs ?? []).map((tariff) => [tariffKey(tariff), tariff.cents])),
  }
}

function productOf({ texts, rules, ...rest }: Row['products'][number]): Product {
  const { withdrawal } = rules as { withdrawal?: unknown }
  return product.parse({ ...rest, ...texts, withdrawal, rules })
}
