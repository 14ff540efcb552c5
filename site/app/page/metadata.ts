import type { PageView, Shell } from 'content/api/page'
import { withDefaultLanguage } from './other-languages.ts'
import type { LanguageLink } from './other-languages.ts'

/** The metadata of a page; URLs are absolute. */
export type Metadata = {
  title: string
  description: string | undefined
  robots: string | undefined
  canonical: string
  /** One for each language that search engines may index, and `x-default`. */
  alternates: LanguageLink[]
}

/** Derives the metadata of a page from its fields (META-1 to 3), unless its `seo` overrides it (META-5). */
export function metadataOf(page: PageView, shell: Pick<Shell, 'siteName'>): Metadata {
  const { title, subTitle, seo } = page.fields
  const derived = `${[title, subTitle].filter(Boolean).join(' ')} - ${shell.siteName}`
  return {
    title: seo.title ?? derived,
    description: seo.description,
    robots: robotsOf(page),
    canonical: seo.canonical ?? page.address,
    alternates: alternatesOf(page),
  }
}

/**
 * A disabled page and one in pre-production are never indexed (META-2), whatever `seo` says. Search results need no `noindex`: their
 * canonical URL is that of the page without the query.
 */
function robotsOf({ fields, preProd }: PageView): string | undefined {
  if (fields.disabled || preProd) return 'noindex'
  return fields.seo.robots
}

function alternatesOf({ alternates, address }: PageView): Metadata['alternates'] {
  const known = alternates.filter(({ preProd }) => !preProd)
  return withDefaultLanguage(known.map(({ lang, href }) => ({ hreflang: lang, href: new URL(href, address).href })))
}
