/** A page's URL in a language, for search engines. */
export type LanguageLink = { hreflang: string; href: string }

/** Language offered to readers of all others; a resort's guests who read none of ours read English rather than French. */
const defaultLang = 'en'

/** The languages of a page, and with them the one for readers of all others, `x-default`. */
export function withDefaultLanguage(links: readonly LanguageLink[]): LanguageLink[] {
  const fallback = links.find(({ hreflang }) => hreflang === defaultLang) ?? links[0]
  return fallback ? [...links, { hreflang: 'x-default', href: fallback.href }] : []
}
