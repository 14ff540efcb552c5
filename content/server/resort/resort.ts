import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { dayAt } from 'base/day'
import { parse } from 'yaml'
import type { z } from 'zod'
import { langs } from '../../api/page.ts'
import type { Lang, PageKind, PageMetadata } from '../../api/page.ts'
import type { SiteRecord } from '../../store/site-record.ts'
import { pageKeysIn } from '../../zones/references.ts'
import { checked, wrongFile } from './failure.ts'
import { readPageFile } from './page-file.ts'
import type { PageFile } from './page-file.ts'
import { dayIn, inSeason, seasonYear } from './season.ts'
import { navigationFile, siteFile, siteRecordOf, treeFile } from './site-files.ts'
import type { TreeEntry } from './site-files.ts'

/** A page of the tree with its files. `parent` is a key. */
export type ResortPage = {
  key: string
  kind: PageKind
  metadata: PageMetadata
  parent?: string
  files: Partial<Record<Lang, PageFile>>
}

/** All that a resort's folder says, checked, in the season that runs or comes next. Parents come before their pages. */
export type Resort = {
  key: string
  timeZone: string
  name: Record<Lang, string>
  languages: z.output<typeof siteFile>['languages']
  record: SiteRecord
  pages: ResortPage[]
}

/**
 * Reads the files in `folder`/content.
 * @throws StartFailure that names file, line and field.
 */
export function readResort(folder: string, now: Date): Resort {
  const content = path.join(folder, 'content')
  const site = readYaml(content, 'site.yaml', siteFile)
  const year = seasonYear(site.season, dayAt(now, site.timeZone))
  const pages = flatten(readYaml(content, 'tree.yaml', treeFile))
  readPages(content, pages, year)
  const navigation = readYaml(content, 'navigation.yaml', navigationFile)
  refuseUnknownKeys(content, pages, navigation)
  const record = siteRecordOf(site, navigation)
  const season = { start: dayIn(site.season.start, year), end: dayIn(site.season.end, year) }
  const { key, timeZone, name, languages } = site
  return { key, timeZone, name, languages, record: { ...record, settings: { ...record.settings, season } }, pages }
}

/** The key of the site that a resort's folder describes. */
export function readSiteKey(folder: string): string {
  return readYaml(path.join(folder, 'content'), 'site.yaml', siteFile.pick({ key: true })).key
}

/** The settings of `site.yaml` that nobody edits on the site: a database that holds the resort follows them at every start. */
export type StartSettings = Pick<z.output<typeof siteFile>, 'features' | 'searchExclude' | 'searchSynonyms'>

/** The start settings of a resort's folder. */
export function readStartSettings(folder: string): StartSettings {
  const picked = siteFile.pick({ features: true, searchExclude: true, searchSynonyms: true })
  return readYaml(path.join(folder, 'content'), 'site.yaml', picked)
}

function readYaml<Schema extends z.ZodType>(content: string, name: string, schema: Schema): z.output<Schema> {
  const file = path.join(content, name)
  try {
    return checked(schema, parse(readFileSync(file, 'utf8')), file)
  } catch (error) {
    if (error instanceof Error && 'linePos' in error) throw wrongFile(file, error.message.split('\n')[0] ?? '')
    if (error instanceof Error && 'code' in error) throw wrongFile(file, 'cannot be read')
    throw error
  }
}

function flatten(entries: readonly TreeEntry[], parent?: string): ResortPage[] {
  return entries.flatMap(({ key, kind, pages = [], ...metadata }) => [
    { key, kind, metadata, files: {}, ...(parent !== undefined && { parent }) },
    ...flatten(pages, key),
  ])
}

function readPages(content: string, pages: readonly ResortPage[], year: number): void {
  const byKey = new Map(pages.map((page) => [page.key, page]))
  for (const name of readdirSync(path.join(content, 'pages')).toSorted()) {
    const file = path.join(content, 'pages', name)
    const [, key = '', ending = ''] = /^(.+)\.(\w+)\.md$/.exec(name) ?? []
    const lang = langs.find((one) => one === ending)
    const page = byKey.get(key)
    if (!lang) throw wrongFile(file, `is named <page>.<${langs.join('|')}>.md`)
    if (!page) throw wrongFile(file, `there is no page "${key}" in tree.yaml`)
    page.files[lang] = readPageFile(file, inSeason(readFileSync(file, 'utf8'), year, lang))
  }
}

/** A link to a page that the tree does not know is a typing error. */
function refuseUnknownKeys(
  content: string,
  pages: readonly ResortPage[],
  { main, footer, legal, shortcuts }: SiteRecord['navigation'],
): void {
  const known = new Set(pages.map(({ key }) => key))
  const lost = [...main, ...footer, ...legal, ...Object.values(shortcuts)].find((key) => !known.has(key))
  if (lost) throw wrongFile(path.join(content, 'navigation.yaml'), `there is no page "${lost}" in tree.yaml`)
  for (const { key, files } of pages)
    for (const [lang, file] of Object.entries(files)) {
      const missing = file.zones.flatMap(({ blocks }) => pageKeysIn(blocks)).find((one) => !known.has(one))
      if (missing)
        throw wrongFile(
          path.join(content, 'pages', `${key}.${lang}.md`),
          `links page:${missing}, which tree.yaml does not have`,
        )
    }
}
