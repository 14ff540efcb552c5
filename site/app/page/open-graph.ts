import type { Lang, PageView, Shell } from 'content/api/page'
import { heroOf } from './hero.ts'
import type { Metadata } from './metadata.ts'

/** A meta element with `property`. */
export type OpenGraphTag = readonly [property: string, content: string]

/** The locale of each language for social networks, with the country where most of its readers live. */
const locales: Record<Lang, string> = { fr: 'fr_FR', en: 'en_GB', es: 'es_ES', nl: 'nl_NL' }

/**
 * The Open Graph tags of a page (META-6). Not all of them read AVIF or WebP, so each
 * picture has a JPEG for them.
 */
export function openGraphOf(page: PageView, shell: Pick<Shell, 'siteName'>, metadata: Metadata): OpenGraphTag[] {
  const { title, subTitle, seo, date } = page.fields
  const isNews = page.kind === 'news'
  const picture = pictureOf(page, shell)
  return [
    ['og:type', isNews ? 'article' : 'website'],
    ['og:site_name', shell.siteName],
    ['og:title', seo.title ?? [title, subTitle].filter(Boolean).join(' ')],
    ...(metadata.description ? [['og:description', metadata.description] as const] : []),
    ['og:url', metadata.canonical],
    ['og:locale', locales[page.lang]],
    ...othersOf(page).map((locale) => ['og:locale:alternate', locale] as const),
    ['og:image', new URL(picture.path, page.address).href],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', picture.alt],
    ...(isNews && date ? [['article:published_time', date] as const] : []),
  ]
}

function othersOf({ lang, alternates }: PageView): string[] {
  return alternates.filter((other) => other.lang !== lang && !other.preProd).map((other) => locales[other.lang])
}

/** The picture of a page as it is shared: its hero, else the one that lists show of it, else the school's card. */
export function pictureOf(page: PageView, { siteName }: Pick<Shell, 'siteName'>): { path: string; alt: string } {
  const hero = heroOf(page).picture
  const picture = hero?.picture ?? page.metadata.picture
  if (!picture) return { path: '/og-default.jpg', alt: siteName }
  return { path: `/pictures/${picture}-share.jpg`, alt: hero?.alt || page.fields.title }
}
