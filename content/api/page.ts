import { daySchema } from 'base/day'
import { z } from 'zod'
import { offerTag } from './blocks.ts'
import type { Block, OfferTag } from './blocks.ts'
import { features } from './features.ts'

export const langs = ['fr', 'en', 'es', 'nl'] as const
export const lang = z.enum(langs)
export type Lang = z.infer<typeof lang>

export const pageKinds = [
  'home',
  'section',
  'page',
  'lesson',
  'levels',
  'meeting-points',
  'prices',
  'news-list',
  'news',
  'contact',
  'cart',
  'search',
  'legal',
] as const
export const pageKind = z.enum(pageKinds)
export type PageKind = z.infer<typeof pageKind>

/** A path inside a language: starts and ends with a slash (PATH-3). */
export const pagePath = z
  .string()
  .max(500)
  .regex(/^\/([a-z0-9][a-z0-9._-]*\/)*$/, 'a path such as /cours-enfants/, in small letters')

const seo = z.object({
  title: z.string().max(200).optional(),
  description: z.string().max(400).optional(),
  robots: z.string().max(100).optional(),
  canonical: z.url().max(500).optional(),
})

/** The fields of a page in one language. */
export const pageFields = z.object({
  path: pagePath,
  name: z.string().min(1).max(200),
  title: z.string().min(1).max(200),
  subTitle: z.string().max(200).optional(),
  shortTitle: z.string().max(100).optional(),
  disabled: z.boolean().default(false),
  date: daySchema.optional(),
  seo: seo.default({}),
})
export type PageFields = z.infer<typeof pageFields>

/** The offer of a page and its audience, for stay proposals. */
export const pageOffer = z.strictObject({
  what: z.enum(['course', 'private', 'pass', 'rental', 'stay']),
  /** Open to the top without `to`. */
  ages: z.strictObject({ from: z.number().int().min(0), to: z.number().int().optional() }).optional(),
  /** A course of some days in a row, always begun on this day of the week, 1 = Monday. */
  week: z.strictObject({ first: z.number().int().min(1).max(7), days: z.number().int().min(1) }).optional(),
  /** For beginners only. */
  beginners: z.boolean().optional(),
  /** The minimum party and length of stay. */
  atLeast: z
    .strictObject({ adults: z.number().int(), children: z.number().int(), days: z.number().int() })
    .partial()
    .optional(),
  /** `KIND:product` of the sales provider, which knows the price. */
  product: z.string().max(100).optional(),
})
export type PageOffer = z.infer<typeof pageOffer>

/** Metadata of a page that is the same in all languages. */
export const pageMetadata = z.object({
  picture: z.string().max(100).optional(),
  tag: offerTag.optional(),
  seasonProducts: z.boolean().optional(),
  offer: pageOffer.optional(),
})
export type PageMetadata = z.infer<typeof pageMetadata>

/** An item of a navigation. `path` is absolute on its origin, with the language's base path: what a link's href holds. */
export type NavigationItem = {
  key: string
  name: string
  title: string
  shortTitle?: string
  subTitle?: string
  path: string
  picture?: string
  tag?: OfferTag
  subs: NavigationItem[]
}

/** A page with an offer. */
export type OfferPage = NavigationItem & { offer: PageOffer }

/** Pages that the shell links by role. */
export type Shortcuts = {
  homeItem?: NavigationItem
  contactItem?: NavigationItem
  accountItem?: NavigationItem
  cartItem?: NavigationItem
  searchItem?: NavigationItem
  meetingPointsItem?: NavigationItem
}

/** The shell of all pages of a language, the same for all visitors. */
export type Shell = {
  site: string
  lang: Lang
  siteName: string
  timeZone: string
  settings: SiteSettings
  main: NavigationItem[]
  footer: NavigationItem[]
  legal: NavigationItem[]
  shortcuts: Shortcuts
}

export const siteSettings = z.object({
  logoColour: z.enum(['red', 'white', 'auto']).default('auto'),
  logoPosition: z.enum(['right', 'bottom']).default('right'),
  contact: z.object({
    name: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    email: z.string(),
    lat: z.number(),
    lon: z.number(),
  }),
  socials: z
    .array(z.object({ label: z.string(), name: z.string(), code: z.string(), icon: z.string(), href: z.url() }))
    .max(2),
  partners: z.array(z.object({ name: z.string(), logo: z.string(), href: z.string().optional() })),
  builder: z.object({ name: z.string(), href: z.url() }),
  season: z.object({ start: daySchema, end: daySchema }).optional(),
  searchExclude: z.array(z.string()).default([]),
  features: features.prefault({}),
})
export type SiteSettings = z.infer<typeof siteSettings>

/** Where else this page is: one a language that has it, published. `preProd` languages are linked, never announced to search engines. */
export type Alternate = { lang: Lang; href: string; preProd: boolean }

/** A zone as a reader may see it. `version` is what a save must be based on; absent for visitors. */
export type Zone = { id: string; blocks: Block[]; version?: number }

/** A page ready to be rendered. */
export type PageView = {
  key: string
  kind: PageKind
  lang: Lang
  fields: PageFields
  metadata: PageMetadata
  preProd: boolean
  /** The path on its origin, with the language's base path. */
  path: string
  /** The canonical address, whole. */
  address: string
  parents: NavigationItem[]
  children: NavigationItem[]
  alternates: Alternate[]
  zones: Zone[]
  links: Record<string, string>
  news: { key: string; path: string; name: string; date?: string; picture?: string }[]
  /** The next instant (ISO) at which a date range of this page begins or ends; a cache must not keep it longer. */
  changesAt?: string
  /** What this view shows, for the page cache: `page:<key>:<lang>` (itself), `item:<key>:<lang>` (a page it lists or links), `shell:<lang>`, `news:<lang>`. */
  tags: string[]
  /** `page:<key>` versions for editors; absent for visitors. */
  version?: number
}
