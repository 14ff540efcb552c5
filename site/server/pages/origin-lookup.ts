import type { Language } from 'content/api/reader'

/**
 * Which origin of the site a request is for, by its Host header. Any other host is that of the first language, so that
 * nobody can fill the cache, or put an address into a page, by a name of their own.
 */
export function createOriginLookup(
  languages: readonly Language[],
  siteOrigin: string,
): (host: string | undefined) => string {
  const origins = new Map(languages.map(({ origin }) => [new URL(origin).host, origin]))
  const first = languages[0]?.origin ?? siteOrigin
  return (host) => origins.get(host ?? '') ?? first
}
