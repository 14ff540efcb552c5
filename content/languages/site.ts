import type { Database } from 'base/database'
import { eq } from 'drizzle-orm'
import type { Language } from '../api/reader.ts'
import { language, site } from '../store/schema.ts'
import type { SiteRecord } from '../store/site-record.ts'

/** A site with its languages, in the order in which they are offered. */
export type Site = SiteRecord & { key: string; timeZone: string; languages: Language[] }

/** Reads a site; undefined when this database does not hold it. */
export async function readSite({ db }: Pick<Database, 'db'>, key: string): Promise<Site | undefined> {
  const [found] = await db.select().from(site).where(eq(site.key, key))
  if (!found) return undefined
  const languages = await db.select().from(language).where(eq(language.site, key)).orderBy(language.position)
  return {
    ...found.data,
    key,
    timeZone: found.timeZone,
    languages: languages.map(({ lang, origin, basePath, preProd, siteName }) => ({
      lang,
      origin: origin ?? found.origin,
      basePath,
      preProd,
      siteName,
    })),
  }
}
