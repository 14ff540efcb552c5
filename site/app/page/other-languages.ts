/** A page's URL in a language, for search engines. */
export type LanguageLink = { hreflang: string; href: string }

/** The language of `x-default`: guests who read none of the site's languages are more likely to read English than French. */
const defaultLang = 'en'

/** The languages of a page, and `x-default`. */
export function withDefaultLanguage(links: readonly LanguageLink[]): LanguageLink[] {
  const fallback = links.find(({ hreflang }) => hreflang === defaultLang) ?? links[0]
  return fallback ? [...links, { hreflang: 'x-default', href: fallback.href }] : []
}
