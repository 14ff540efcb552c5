import type { Database } from 'base/database'
import { listen } from 'base/database/notify'
import type { Log } from 'base/log'
import { asc, getTableColumns } from 'drizzle-orm'
import { merchant, product, resort, season, placePool, tariff } from '../store/schema.ts'
import { tariffKey } from './catalogue.ts'
import type { Catalogue, Pool } from './catalogue.ts'
import { catalogueChannel } from './load-catalogue.ts'
import type { LoadedKind } from './load-catalogue.ts'
import { product as productSchema, resortData, season as seasonSchema } from './product.ts'
import type { Product } from './product.ts'

/** The catalogues of all resorts in memory, read again when one is announced to have changed. */
export type Catalogues = { get: (resort: string) => Catalogue | undefined; close: () => Promise<void> }

/** A kind, as far as it reads the rules of its products. */
type RuleReader = Pick<LoadedKind, 'name' | 'rules'>

/** Opens the catalogues of all resorts. `kinds` read the rules of their products. */
export async function openCatalogues(
  database: Database,
  url: string,
  log: Log,
  kinds: readonly RuleReader[],
): Promise<Catalogues> {
  let current: ReadonlyMap<string, Catalogue> = new Map()
  let [begun, shown] = [0, 0]
  /** Of two readings at once the one that began later counts, whichever ends first. */
  async function read(): Promise<void> {
    const turn = (begun += 1)
    const next = await readCatalogues(database, log, kinds)
    if (turn > shown) [current, shown] = [next, turn]
  }
  const refresh = (): void =>
    void read().catch((error: unknown) => log.error({ error: String(error) }, 'the catalogue could not be read again'))
  // Listens first, so that nothing is missed that changes while it is read for the first time.
  const stop = await listen(url, catalogueChannel, refresh, refresh, { log, pollMs: 30_000 })
  await read()
  return { get: (id) => current.get(id), close: stop }
}

/** All tables as they were at one moment. */
async function readCatalogues(
  { db }: Database,
  log: Log,
  kinds: readonly RuleReader[],
): Promise<Map<string, Catalogue>> {
  const rows = await db.transaction(
    async (tx) => ({
      resorts: await tx.select().from(resort),
      merchants: await tx.select().from(merchant),
      products: await tx.select().from(product).orderBy(asc(product.position)),
      seasons: await tx.select().from(season).orderBy(asc(season.firstDay)),
      pools: await tx.select(poolColumns).from(placePool).orderBy(asc(placePool.firstDay), asc(placePool.id)),
      tariffs: await tx.select().from(tariff),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return new Map(rows.resorts.map((row) => [row.id, catalogueOf(row, rows, { log, kinds })]))
}

/** Without the counters, which are always asked of the database. */
const { held: _held, sold: _sold, ...poolColumns } = getTableColumns(placePool)

type Rows = {
  merchants: (typeof merchant.$inferSelect)[]
  products: (typeof product.$inferSelect)[]
  seasons: (typeof season.$inferSelect)[]
  pools: (Pool & { resort: string })[]
  tariffs: (typeof tariff.$inferSelect)[]
}

type Reading = { log: Log; kinds: readonly RuleReader[] }

function catalogueOf({ id, data }: typeof resort.$inferSelect, rows: Rows, reading: Reading): Catalogue {
  const of = <Row extends { resort: string }>(all: readonly Row[]): Row[] => all.filter((row) => row.resort === id)
  const [pools, tariffs] = [of(rows.pools), of(rows.tariffs)]
  const prices = Map.groupBy(tariffs, ({ season: of, product: thing }) => `${of}|${thing}`)
  return {
    resort: id,
    ...resortData.parse(data),
    merchants: new Map(of(rows.merchants).map((one) => [one.id, { name: one.name }])),
    products: new Map(of(rows.products).flatMap((one) => productOf(one, reading))),
    seasons: of(rows.seasons).map((one) => seasonSchema.parse(one)),
    pools: new Map(pools.map((one) => [one.id, one])),
    poolsByGroup: Map.groupBy(
      pools.filter(({ onSale }) => onSale),
      ({ groupKey }) => groupKey,
    ),
    tariffs: new Map(tariffs.map((one) => [tariffKey(one), one.cents])),
    pricesByProduct: new Map([...prices].map(([key, all]) => [key, all.map(({ cents }) => cents)])),
  }
}

/**
 * A product by its id. One that is no longer in the files keeps the format it was stored in: when this version cannot read it, it is
 * left out, so that a new format stops nobody from starting.
 */
function productOf(
  { id, texts, rules: stored, onSale, kind, type, merchant: seller }: Rows['products'][number],
  { log, kinds }: Reading,
): [string, Product][] {
  const { rules, ...terms } = stored
  const read = productSchema.safeParse({ id, kind, type, merchant: seller, ...texts, ...terms, rules })
  const known = kinds.find(({ name }) => name === type)?.rules.safeParse(rules)
  if (read.success && known?.success) return [[id, { ...read.data, rules: known.data, onSale }]]
  log.error({ product: id, type, onSale }, 'a product of the database has a format that this version cannot read')
  return []
}
