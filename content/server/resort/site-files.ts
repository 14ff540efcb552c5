import { z } from 'zod'
import { lang, langs, pageKind, pageMetadata, siteSettings } from '../../api/page.ts'
import type { PageKind, PageMetadata } from '../../api/page.ts'
import type { SiteRecord } from '../../store/site-record.ts'
import { seasonDay } from './season.ts'

const texts = z.partialRecord(lang, z.string())
const key = z.string().regex(/^[a-z0-9-]{1,100}$/, 'a key of small letters, digits and hyphens')

/** `site.yaml`: what a site is in all languages. */
export const siteFile = z.object({
  key,
  timeZone: z.string().default('Europe/Paris'),
  name: z.record(lang, z.string()),
  season: z.object({ start: z.string().regex(seasonDay), end: z.string().regex(seasonDay) }),
  languages: z
    .partialRecord(
      lang,
      z.object({ origin: z.url().optional(), basePath: z.string().optional(), preProd: z.boolean().optional() }),
    )
    .default({}),
  logo: z
    .object({ color: siteSettings.shape.logoColour, position: siteSettings.shape.logoPosition })
    .default({ color: 'auto', position: 'right' }),
  contact: siteSettings.shape.contact.extend({ phoneDisplay: texts.default({}) }),
  socials: z
    .array(siteSettings.shape.socials.element.extend({ label: texts }))
    .max(2)
    .default([]),
  partners: z
    .array(z.object({ name: z.string(), logo: z.string(), page: key.optional(), href: z.url().optional() }))
    .default([]),
  credit: z.object({ name: z.string(), href: z.url() }),
  features: siteSettings.shape.features,
  searchExclude: siteSettings.shape.searchExclude,
  searchSynonyms: z.partialRecord(lang, z.array(z.array(z.string()).min(2))).default({}),
})

/** `navigation.yaml` */
export const navigationFile = z.object({
  main: z.array(key),
  footer: z.array(key),
  legal: z.array(key),
  shortcuts: z.record(z.string(), key),
})

/** A page of `tree.yaml`, with the pages below it. */
export type TreeEntry = PageMetadata & { key: string; kind: PageKind; pages?: TreeEntry[] }
const treeEntry: z.ZodType<TreeEntry> = z.lazy(() =>
  pageMetadata.extend({ key, kind: pageKind, pages: z.array(treeEntry).optional() }).strict(),
)
export const treeFile = z.array(treeEntry)

/** The record of a site, of what its files say. Days are still those of the files. */
export function siteRecordOf(
  { logo, contact, credit, ...file }: z.output<typeof siteFile>,
  navigation: SiteRecord['navigation'],
): SiteRecord {
  const { phone, phoneDisplay, ...place } = contact
  return {
    navigation,
    searchSynonyms: file.searchSynonyms,
    settings: {
      logoColour: logo.color,
      logoPosition: logo.position,
      contact: { ...place, phone: Object.fromEntries(langs.map((one) => [one, phoneDisplay[one] ?? phone])) },
      socials: file.socials,
      partners: file.partners,
      builder: credit,
      season: file.season,
      searchExclude: file.searchExclude,
      features: file.features,
    },
  }
}
