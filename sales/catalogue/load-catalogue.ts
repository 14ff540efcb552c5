import { createHash } from 'node:crypto'
import type { Clock } from 'base/clock'
import type { Database, Sql } from 'base/database'
import { dayAt } from 'base/day'
import { eq, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { merchant, product, resort, season, tariff } from '../store/schema.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import type { CatalogueFiles, SoldKind } from './catalogue-files.ts'
import { savePools } from './load-pools.ts'
import type { PoolProblem } from './load-pools.ts'
import { product as storedProduct, resortData, season as storedSeason } from './product.ts'
import type { Season } from './product.ts'
import { seasonsOnSale } from './season.ts'

/** The channel on which a changed catalogue is announced to all instances. */
export const catalogueChannel = 'sales_catalogue'

/** A kind with the format in which the rules of its products are stored. */
export type LoadedKind = SoldKind & { rules: z.ZodType }

/** The format in which products, seasons and settings are stored, besides the rules of each kind: when one changes, every database is written anew. */
const commonFormat = [storedProduct, storedSeason, resortData]

/**
 * Brings the catalogue of a resort from its files into the database and opens the seasons that are on sale. The files are the truth;
 * what is held or sold of a pool is never touched. Run again it changes only what has changed, and with a later clock it adds the
 * next season.
 * @returns what of the files could not be done as they say.
 */
export async function loadCatalogue(
  database: Database,
  folder: string,
  { clock, kinds }: { clock: Clock; kinds: readonly LoadedKind[] },
): Promise<PoolProblem[]> {
  const files = readCatalogueFiles(folder, kinds)
  const format = [...commonFormat, ...kinds.map(({ rules }) => rules)].map((schema) => z.toJSONSchema(schema))
  const seasons = seasonsOnSale(files, dayAt(clock(), files.timeZone))
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([files, seasons, format]))
    .digest('hex')
  return database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(7302)`)
    const [known] = await db.select({ data: resort.data }).from(resort).where(eq(resort.id, files.resort))
    if (known?.data.fingerprint === fingerprint) return []
    await saveProducts(db, files, fingerprint)
    const problems: PoolProblem[] = []
    for (const one of seasons) problems.push(...(await saveSeason(db, files, one)))
    await db.execute(sql`select pg_notify(${catalogueChannel}, ${files.resort})`)
    return problems
  })
}

async function saveProducts(db: Sql, files: CatalogueFiles, fingerprint: string): Promise<void> {
  const { timeZone, termsVersion, lowSeason, meetingPoints, packages } = files
  const data = { timeZone, termsVersion, lowSeason, meetingPoints, packages, fingerprint }
  await db.insert(resort).values({ id: files.resort, data }).onConflictDoUpdate({ target: resort.id, set: { data } })
  await db
    .insert(merchant)
    .values(
      files.merchants.map(({ code, name, email, phone }) => ({
        resort: files.resort,
        id: code,
        name,
        data: { email, phone },
      })),
    )
    .onConflictDoUpdate({
      target: [merchant.resort, merchant.id],
      set: { name: sql`excluded.name`, data: sql`excluded.data` },
    })
  const products = files.files
    .flatMap(({ merchant: seller, kind, content }) =>
      kind.source.products(content).map((one) => ({ ...one, kind: kind.lineKind, type: kind.name, merchant: seller })),
    )
    .map(({ name, summary, withdrawal, vat, rules, ...rest }, position) => ({
      ...rest,
      resort: files.resort,
      position,
      texts: { name, summary },
      rules: { rules, withdrawal, vat },
      onSale: true,
    }))
  await db
    .insert(product)
    .values(products)
    .onConflictDoUpdate({
      target: [product.resort, product.id],
      set: {
        kind: sql`excluded.kind`,
        type: sql`excluded.type`,
        merchant: sql`excluded.merchant`,
        position: sql`excluded.position`,
        texts: sql`excluded.texts`,
        rules: sql`excluded.rules`,
        onSale: true,
      },
    })
  const ids = products.map(({ id }) => id)
  await db
    .update(product)
    .set({ onSale: false })
    .where(sql`${eq(product.resort, files.resort)} and ${notInArray(product.id, ids)}`)
}

async function saveSeason(db: Sql, files: CatalogueFiles, one: Season): Promise<PoolProblem[]> {
  const [{ id, firstDay, lastDay, periods }, of] = [one, { resort: files.resort, season: one.id }]
  await db
    .insert(season)
    .values({ resort: files.resort, id, firstDay, lastDay, periods })
    .onConflictDoUpdate({ target: [season.resort, season.id], set: { firstDay, lastDay, periods } })
  await db.delete(tariff).where(sql`${eq(tariff.resort, of.resort)} and ${eq(tariff.season, of.season)}`)
  const tariffs = files.files.flatMap(({ kind, content }) => kind.source.tariffs(content))
  await db.insert(tariff).values(tariffs.map((price) => ({ ...price, ...of })))
  const pools = files.files.flatMap(({ kind, content }) =>
    kind.source.pools(content, { resort: files.resort, season: one }),
  )
  return savePools(db, of, pools)
}
