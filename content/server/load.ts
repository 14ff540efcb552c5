import { isDeepStrictEqual } from 'node:util'
import type { Clock } from 'base/clock'
import type { Database, Sql } from 'base/database'
import { eq, sql } from 'drizzle-orm'
import { removeDemoEditor, setEditor } from '../admin/editors.ts'
import type { NewEditor } from '../admin/editors.ts'
import { langs } from '../api/page.ts'
import type { Lang } from '../api/page.ts'
import { indexPage } from '../search/index-page.ts'
import { language, page, pageInLanguage, redirect, site, version, zone } from '../store/schema.ts'
import { readResort, readSiteKey, readStartSettings } from './resort/resort.ts'
import type { Resort, ResortPage } from './resort/resort.ts'

type Options = {
  /** Where the languages live that have no origin of their own in `site.yaml`. */
  siteOrigin: string
  clock: Clock
  demoEditor?: NewEditor
  /** An account that an earlier start may have made as `demoEditor` and that is removed. */
  formerEditor?: NewEditor
}

/** The author of loaded versions. */
const loader = 'Schuss'

/**
 * Fills a database that does not hold this resort yet from the files in `folder`/content, all or nothing.
 * Called again it changes no content; it only follows `siteOrigin`, and the start settings of `site.yaml`: features, and what search leaves
 * out and takes for the same.
 * @returns whether it was loaded now.
 * @throws StartFailure that names file and line when a file is wrong.
 */
export async function loadResort({ db }: Database, folder: string, options: Options): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7302)`)
    if (options.formerEditor) await removeDemoEditor(tx, readSiteKey(folder), options.formerEditor)
    if (await isLoaded(tx, folder, options.siteOrigin)) return false
    const resort = readResort(folder, options.clock())
    await insertSite(tx, resort, options.siteOrigin)
    await insertPages(tx, resort, options.clock())
    if (options.demoEditor) await setEditor(tx, resort.key, options.demoEditor)
    return true
  })
}

async function isLoaded(tx: Sql, folder: string, origin: string): Promise<boolean> {
  const isThis = eq(site.key, readSiteKey(folder))
  const [found] = await tx.select({ origin: site.origin, data: site.data }).from(site).where(isThis)
  if (!found) return false
  const { features, searchExclude, searchSynonyms } = readStartSettings(folder)
  const data = { ...found.data, searchSynonyms, settings: { ...found.data.settings, features, searchExclude } }
  if (!isDeepStrictEqual(found, { origin, data })) await tx.update(site).set({ origin, data }).where(isThis)
  return true
}

async function insertSite(tx: Sql, resort: Resort, origin: string): Promise<void> {
  await tx.insert(site).values({ key: resort.key, origin, timeZone: resort.timeZone, data: resort.record })
  await tx.insert(language).values(
    langs.map((lang, position) => ({
      site: resort.key,
      lang,
      origin: resort.languages[lang]?.origin ?? null,
      basePath: resort.languages[lang]?.basePath ?? (position === 0 ? '' : `/${lang}`),
      preProd: resort.languages[lang]?.preProd ?? (lang === 'es' || lang === 'nl'),
      siteName: resort.name[lang],
      position,
    })),
  )
}

async function insertPages(tx: Sql, resort: Resort, now: Date): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, { key, kind, metadata, parent }] of resort.pages.entries()) {
    const values = { site: resort.key, key, kind, metadata, position, parent: ids.get(parent ?? '') ?? null }
    const [row] = await tx.insert(page).values(values).returning({ id: page.id })
    if (row) ids.set(key, row.id)
  }
  for (const one of resort.pages) {
    const id = ids.get(one.key)
    for (const lang of langs)
      if (id !== undefined && one.files[lang]) await insertPage(tx, resort.key, id, lang, one, now)
  }
}

async function insertPage(tx: Sql, siteKey: string, id: number, lang: Lang, { key, files }: ResortPage, now: Date) {
  const file = files[lang]
  if (!file) return
  const { fields, zones, redirects } = file
  const parts = [
    { part: 'fields', data: fields },
    ...zones.map((one) => ({ part: `zone:${one.id}`, data: one.blocks })),
  ]
  const saved = await tx
    .insert(version)
    .values(parts.map((part) => ({ ...part, page: id, lang, number: 1, author: loader, savedAt: now })))
    .returning({ id: version.id, part: version.part })
  const pointersOf = (part: string) => {
    const at = saved.find((one) => one.part === part)?.id ?? 0
    return { draft: at, published: at }
  }
  const here = { page: id, lang, site: siteKey }
  await tx.insert(pageInLanguage).values({ ...here, path: fields.path, publishedAt: now, ...pointersOf('fields') })
  await tx
    .insert(zone)
    .values(zones.map((one, position) => ({ page: id, lang, id: one.id, position, ...pointersOf(`zone:${one.id}`) })))
  if (redirects.length > 0) await tx.insert(redirect).values(redirects.map((path) => ({ ...here, path })))
  await indexPage(tx, { ...here, key, fields, blocks: zones.flatMap(({ blocks }) => blocks) })
}
