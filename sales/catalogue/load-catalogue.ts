import { createHash } from 'node:crypto'
import type { Clock } from 'base/clock'
import type { Database, Sql } from 'base/database'
import { dayAt } from 'base/day'
import { sql } from 'drizzle-orm'
import { readCatalogueFiles } from './catalogue-files.ts'
import type { CatalogueFiles } from './catalogue-files.ts'
import type { Season } from './product.ts'
import { generateProducts, generateSlots, generateTariffs } from './generate.ts'
import { seasonsOnSale } from './season.ts'

/** The channel on which a changed catalogue is announced to all instances. */
export const catalogueChannel = 'sales_catalogue'

/**
 * Brings the catalogue of a resort from its files into the database and opens the seasons that are on sale.
 * The files are the truth for texts and prices; dates that are already there keep their places.
 * Run again it changes only what has changed, and with a later clock it adds the next season.
 */
export async function loadCatalogue(database: Database, folder: string, { clock }: { clock: Clock }): Promise<void> {
  const files = readCatalogueFiles(folder)
  const seasons = seasonsOnSale(files, dayAt(clock(), files.timeZone))
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([files, seasons]))
    .digest('hex')
  await database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(7302)`)
    const { rows } = await db.execute(
      sql`select 1 from resort where id = ${files.resort} and data->>'fingerprint' = ${fingerprint}`,
    )
    if (rows.length > 0) return
    await writeProducts(db, files, fingerprint)
    for (const season of seasons) await openSeason(db, files, season)
    await db.execute(sql`select pg_notify(${catalogueChannel}, ${files.resort})`)
  })
}

async function writeProducts(db: Sql, files: CatalogueFiles, fingerprint: string): Promise<void> {
  const { resort, timeZone, lowSeason, meetingPoints, passes } = files
  const data = { timeZone, lowSeason, meetingPoints, family: passes.family, fingerprint }
  await db.execute(sql`insert into resort (id, data) values (${resort}, ${JSON.stringify(data)})
    on conflict (id) do update set data = excluded.data`)
  await db.execute(sql`insert into merchant (resort, id, name, data)
    select ${resort}, code, name, jsonb_build_object('email', email, 'phone', phone)
    from jsonb_to_recordset(${JSON.stringify(files.merchants)}::jsonb) as x(code text, name text, email text, phone text)
    on conflict (resort, id) do update set name = excluded.name, data = excluded.data`)
  const products = generateProducts(files).map(
    ({ id, kind, merchant, name, summary, withdrawal, rules }, position) => ({
      id,
      kind,
      merchant,
      position,
      texts: { name, summary },
      rules: { ...rules, withdrawal },
    }),
  )
  await db.execute(sql`insert into product (resort, id, kind, merchant, position, texts, rules)
    select ${resort}, x.* from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as x(id text, kind text, merchant text, position int, texts jsonb, rules jsonb)
    on conflict (resort, id) do update set kind = excluded.kind, merchant = excluded.merchant,
      position = excluded.position, texts = excluded.texts, rules = excluded.rules`)
}

async function openSeason(db: Sql, files: CatalogueFiles, season: Season): Promise<void> {
  const { resort } = files
  await db.execute(sql`insert into season (resort, id, first_day, last_day, periods)
    values (${resort}, ${season.id}, ${season.firstDay}, ${season.lastDay}, ${JSON.stringify(season.periods)})
    on conflict (resort, id) do update set first_day = excluded.first_day, last_day = excluded.last_day,
      periods = excluded.periods`)
  await db.execute(sql`delete from tariff where resort = ${resort} and season = ${season.id}`)
  await db.execute(sql`insert into tariff (resort, season, product, age, period, days, cents)
    select ${resort}, ${season.id}, x.* from jsonb_to_recordset(${JSON.stringify(generateTariffs(files))}::jsonb)
      as x(product text, age text, period text, days int, cents int)`)
  await db.execute(sql`insert into slot
      (resort, season, id, product, start, "end", days, time, meeting_point, period, capacity)
    select ${resort}, ${season.id}, x.* from jsonb_to_recordset(${JSON.stringify(generateSlots(files, season))}::jsonb)
      as x(id text, product text, start date, "end" date, days int, time text, "meetingPoint" text, period text,
        capacity int)
    on conflict (id) do nothing`)
}
