import type { PageView, Shell } from 'content/api/page'
import { withDefaultLanguage } from './other-languages.ts'
import type { LanguageLink } from './other-languages.ts'

/** The metadata of a page; URLs are absolute. Addresses are whole. */
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
 * A page that must stay unknown (META-2) stays so whatever its `seo` says. What somebody searched for needs no `noindex`: its canonical
 * address is that of the page without the question.
 */
function robotsOf({ fields, preProd }: PageView): string | undefined {
  if (fields.disabled || preProd) return 'noindex'
  return fields.seo.robots
}

function alternatesOf({ alternates, address }: PageView): Metadata['alternates'] {
  const known = alternates.filter(({ preProd }) => !preProd)
  return withDefaultLanguage(known.map(({ lang, href }) => ({ hreflang: lang, href: new URL(href, address).href })))
}
